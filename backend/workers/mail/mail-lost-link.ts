import { changesCloseAt } from '../../../domain/answer/closing-times.ts'
import { renderMail } from '../../../emails/render.ts'
import { Event } from '../../events/event.ts'
import { Guest } from '../../guests/guest.ts'
import { presentInvitedEvent } from '../../invitations/present.ts'
import { addressHash } from '../../messaging/address-hash.ts'
import { unsubscribeToken } from '../../messaging/unsubscribe-token.ts'
import { database } from '../../platform/database.ts'
import { env } from '../../platform/env.ts'
import type { Perform } from '../../platform/worker.ts'
import { daysAfter, deliverMail } from './deliver-mail.ts'

/**
 * Mails a guest the own link again. Nothing is sent for an event that is over or not paid, nor to an address that is not
 * written to any more.
 */
export const mailLostLink: Perform<'mail-lost-link'> = async ({ guestId, requestId }, { signal }) => {
  const request = await database()<{ id: string; createdAt: Date }>('lost_link_requests')
    .where({ id: requestId })
    .first('createdAt')
  const guest = request && (await Guest.query().findById(guestId))
  const event = guest && (await Event.query().findById(guest.eventId))
  if (!request || !event?.isPaid || !guest?.email || changesCloseAt(event) < new Date()) return
  const suppressed = await database()('suppressed_addresses')
    .where({ eventId: event.id, addressHash: addressHash(event.addressKey, guest.email) })
    .first('reason')
  if (suppressed) return
  const subscription = unsubscribeToken({
    eventId: event.id,
    addressKey: event.addressKey,
    address: guest.email,
  })
  const unsubscribeUrl = `${env().publicUrl}/baja/${subscription}`
  const { lostLink } = await import('../../../emails/templates/lost-link.tsx')
  const mail = await renderMail(
    lostLink({
      ...presentInvitedEvent(event),
      guestName: guest.name,
      invitationUrl: `${env().publicUrl}/invite/${event.slug}/${guest.token}`,
      unsubscribeUrl,
    }),
  )
  await deliverMail(
    {
      ...mail,
      to: guest.email,
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      tags: [{ name: 'subscription', value: subscription }],
      pace: 'transactional-email',
      until: daysAfter(1, request.createdAt),
      key: `lost-link-${requestId}-${guestId}`,
    },
    signal,
  )
}
