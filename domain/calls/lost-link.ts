import * as v from 'valibot'
import { defineCall } from './define-call.ts'

const contactMessage = 'Escribe el email o el teléfono con el que te invitaron'

/** What a guest types who has lost the link: an email or a phone. */
export const LostLink = v.object({
  contact: v.pipe(
    v.string(contactMessage),
    v.trim(),
    v.minLength(3, contactMessage),
    v.maxLength(255, contactMessage),
  ),
})

/** Always the same, whether or not the list holds the contact. */
export const lostLinkAnswer =
  'Si es con lo que te invitaron, en unos minutos tendrás tu enlace en el correo. Mira también en no deseado.'

export const requestLostLink = defineCall('POST', '/api/invitations/:slug/lost-link', {
  summary:
    'Sends a guest’s own link again, to the address on the list. The response never tells whether there is one. A browser without script sends it as a form',
  payload: LostLink,
  payloadLimit: '4kb',
  response: v.object({ message: v.string() }),
  failures: ['too-many-requests'],
})
