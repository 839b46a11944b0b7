import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { DeliverySummary, OwnedGuest } from './contract.ts'
import { Guest } from './guest.ts'
import { presentGuest } from './present.ts'

type Delivery = DeliverySummary & { guestId: string }
type Which = { eventId: string } | { guestId: string }

/** An event's parties in the order they came, each with its newest message of every kind and channel. */
export const findGuests = (eventId: string): Promise<OwnedGuest[]> => find({ eventId })

/** One party, as its owner sees it. Throws `guest-not-found`. */
export async function findGuest(guestId: string): Promise<OwnedGuest> {
  const [guest] = await find({ guestId })
  if (!guest) throw new AppError('guest-not-found')
  return guest
}

async function find(which: Which): Promise<OwnedGuest[]> {
  const [byGuest, value] = 'guestId' in which ? ['guestId', which.guestId] : ['eventId', which.eventId]
  const [guests, deliveries] = await Promise.all([
    Guest.query()
      .where(byGuest === 'guestId' ? 'guests.id' : 'guests.eventId', value)
      .leftJoin('suppressedAddresses', (join) =>
        join
          .on('suppressedAddresses.eventId', 'guests.eventId')
          .andOn('suppressedAddresses.email', 'guests.email'),
      )
      .select('guests.*', database().raw('suppressed_addresses.email is not null as email_suppressed'))
      .orderBy('position'),
    database()<Delivery>('deliveries')
      .where(byGuest, value)
      .distinctOn('guestId', 'kind', 'channel')
      .orderBy(['guestId', 'kind', 'channel', { column: 'createdAt', order: 'desc' }])
      .select('guestId', 'channel', 'kind', 'status', 'reason', database().ref('updatedAt').as('at')),
  ])
  const messages = new Map<string, DeliverySummary[]>()
  for (const { guestId, ...message } of deliveries) {
    const those = messages.get(guestId)
    if (those) those.push(message)
    else messages.set(guestId, [message])
  }
  return guests.map((guest) => presentGuest(guest, messages.get(guest.id) ?? []))
}
