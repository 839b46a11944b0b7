import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { suppressAddresses } from './suppress-address.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

export type Subscription = { eventId: string; email: string; coupleNames: string }

type Row = Subscription & { guestToken: string }

/** The address and the event that an unsubscribe link speaks of. Throws `not-found` when it is not one of ours. */
export async function findSubscription(trx: Trx, token: string): Promise<Subscription> {
  const read = readUnsubscribeToken(token)
  const row = read && (await (read.kind === 'd' ? byDelivery : byGuest)(trx, read.id))
  if (!row || !read.isSignedBy(row.guestToken)) throw new AppError('not-found')
  const { eventId, email, coupleNames } = row
  return { eventId, email, coupleNames }
}

/** Never writes to that address again for that event; asking twice changes nothing. Throws `not-found`. */
export async function unsubscribe(trx: Trx, token: string): Promise<Subscription> {
  const subscription = await findSubscription(trx, token)
  const { eventId, email } = subscription
  await suppressAddresses(trx, [{ eventId, email, reason: 'unsubscribed' }])
  return subscription
}

const byDelivery = (trx: Trx, id: string): Promise<Row | undefined> =>
  trx('deliveries')
    .join('events', 'events.id', 'deliveries.eventId')
    .where({ 'deliveries.id': id, channel: 'email' })
    .first(
      'deliveries.eventId',
      'address as email',
      'coupleNames',
      trx.raw(`recipient ->> 'token' as guest_token`),
    )

const byGuest = (trx: Trx, id: string): Promise<Row | undefined> =>
  trx('guests')
    .join('events', 'events.id', 'guests.eventId')
    .where({ 'guests.id': id })
    .whereNotNull('guests.email')
    .first('eventId', 'guests.email', 'coupleNames', 'token as guestToken')
