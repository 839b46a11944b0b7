import { takeMailAllowance } from '../accounts/mail-allowance.ts'
import { append } from '../domain-events/append.ts'
import { normalPhone } from '../guests/normal-phone.ts'
import type { Trx } from '../platform/database.ts'

type Request = { id: string; slug: string; contact: string | null }
type Holder = { id: string; eventId: string; email: string }

/** One address can belong to several parties; more than these are written to by the owner. */
const mostParties = 3

/**
 * Queues the mails of a lost link: to the address on the list of each invited party that has the typed email or phone, up
 * to 3 an hour and 10 a day for an address. What was typed is deleted. Idempotent.
 */
export async function answerLostLink(trx: Trx, requestId: string): Promise<void> {
  const request = await trx<Request>('lost_link_requests').where({ id: requestId }).forUpdate().first()
  if (!request || request.contact === null) return
  await trx('lost_link_requests').where({ id: requestId }).update({ contact: null })
  for (const { id: guestId, eventId, email } of await findHolders(trx, request.slug, request.contact)) {
    const address = `${eventId} ${email.toLowerCase()}`
    if (await takeMailAllowance(trx, 'lost-link', address, `${requestId} ${guestId}`))
      await append(trx, 'invitation.link-requested', { eventId, guestId, requestId })
  }
}

/**
 * The parties with that email or phone whose invitation was sent, or who have answered: nobody learns here of being on a
 * list before being invited.
 */
async function findHolders(trx: Trx, slug: string, contact: string): Promise<Holder[]> {
  const { rows } = await trx.raw<{ rows: Holder[] }>(
    `select g.id, g.event_id, g.email from guests g join events e on e.id = g.event_id
     where e.slug = :slug and e.is_paid and g.email is not null
       and (lower(g.email) = lower(:contact) or g.phone = :phone)
       and (g.status <> 'pending' or exists (
         select from deliveries d where d.guest_id = g.id and d.sent_at is not null))
     order by g.position limit ${mostParties}`,
    { slug, contact, phone: phoneIn(contact) },
  )
  return rows
}

/** The typed phone as the list has it; null for anything else. */
function phoneIn(contact: string): string | null {
  if (!/^[\d\s()+./-]+$/.test(contact)) return null
  try {
    return normalPhone(contact)
  } catch {
    return null
  }
}
