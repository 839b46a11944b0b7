import type { OwnedEvent } from '../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../domain/calls/guests.ts'

type Invited = Pick<OwnedGuest, 'token'>

/** `{origin}/invite/{slug}/{token}`. */
export const invitationLink = (event: Pick<OwnedEvent, 'slug'>, guest: Invited, origin = location.origin) =>
  `${origin}/invite/${event.slug}/${guest.token}`

/** A wa.me link with the text ready, to send from the couple's own phone. */
export function whatsappLink(
  event: Pick<OwnedEvent, 'slug' | 'coupleNames'>,
  guest: Invited & Pick<OwnedGuest, 'name' | 'phone' | 'maxGuests'>,
  origin?: string,
): string {
  const link = invitationLink(event, guest, origin)
  const offer =
    guest.maxGuests > 1
      ? 'Os enviamos nuestra invitación, con todos los detalles. Podéis confirmar la asistencia en el mismo enlace:'
      : 'Te enviamos nuestra invitación, con todos los detalles. Puedes confirmar la asistencia en el mismo enlace:'
  const text = `Hola, ${guest.name}. ${offer} ${link}\n${event.coupleNames}`
  return `https://wa.me/${guest.phone?.replace(/\D/g, '') ?? ''}?text=${encodeURIComponent(text)}`
}
