import { renderMail } from '../../../emails/render.ts'
import { Event } from '../../events/event.ts'
import { Guest } from '../../guests/guest.ts'
import { presentInvited, presentInvitedEvent } from '../../invitations/present.ts'
import { addressHash } from '../../messaging/address-hash.ts'
import { openDelivery } from '../../messaging/open-delivery.ts'
import { unsubscribeToken } from '../../messaging/unsubscribe-token.ts'
import { database, inTransaction } from '../../platform/database.ts'
import { env } from '../../platform/env.ts'
import type { Perform } from '../../platform/worker.ts'
import { daysAfter, deliverMail } from './deliver-mail.ts'

/** Mails a guest the current RSVP; several quick changes make one mail. */
export const mailRsvpReceived: Perform<'mail-rsvp-received'> = async (
  { eventId, guestId, by },
  { signal },
) => {
  // An RSVP entered by the owner needs no confirmation to the guest.
  if (by === 'owner') return
  // A guest who answered has opened the invitation, also without JavaScript.
  await inTransaction((trx) => openDelivery(trx, guestId))
  const [event, guest] = await Promise.all([Event.query().findById(eventId), Guest.query().findById(guestId)])
  if (!event || !guest?.email || guest.status === 'pending' || !guest.answeredAt) return
  const suppressed = await database()('suppressed_addresses')
    .where({ eventId, addressHash: addressHash(event.addressKey, guest.email) })
    .first('reason')
  if (suppressed) return
  const subscription = unsubscribeToken({ eventId, addressKey: event.addressKey, address: guest.email })
  const unsubscribeUrl = `${env().publicUrl}/baja/${subscription}`
  const invitationUrl = `${env().publicUrl}/invite/${event.slug}/${guest.token}`
  const { name: guestName, status, ...answer } = presentInvited(guest)
  const { rsvpReceived } = await import('../../../emails/templates/rsvp-received.tsx')
  const mail = await renderMail(
    rsvpReceived({
      ...presentInvitedEvent(event),
      ...answer,
      guestName,
      status: status === 'confirmed' ? 'confirmed' : 'declined',
      invitationUrl,
      calendarUrl: `${invitationUrl}/calendar.ics`,
      unsubscribeUrl,
    }),
  )
  const headers = {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  await deliverMail(
    {
      ...mail,
      to: guest.email,
      headers,
      pace: 'email',
      tags: [{ name: 'subscription', value: subscription }],
      until: daysAfter(3, guest.answeredAt),
      key: `rsvp-${guestId}-${guest.answeredAt.getTime()}`,
    },
    signal,
  )
}
