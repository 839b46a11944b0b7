import type { DeliverySummary, OwnedGuest } from '../../domain/calls/guests.ts'
import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { Guest } from './guest.ts'
import { presentGuest } from './present.ts'

type Delivery = DeliverySummary & { guestId: string }
type Page = { after: number; limit: number }

/**
 * One page of an event's parties in list order, after a position (0 = from the first); each with its newest message of
 * every kind and channel.
 */
export const findGuestPage = (eventId: string, { after, limit }: Page): Promise<OwnedGuest[]> =>
  withMessages(guests().where('guests.eventId', eventId).where('position', '>', after).limit(limit))

/** The parties of this event with these ids; other ids are ignored. */
export const findGuestsById = (eventId: string, ids: readonly string[]): Promise<OwnedGuest[]> =>
  withMessages(
    guests()
      .where('guests.eventId', eventId)
      .whereIn('guests.id', [...ids]),
  )

/** One party, as its owner sees it. Throws `guest-not-found`. */
export async function findGuest(guestId: string): Promise<OwnedGuest> {
  const [guest] = await withMessages(guests().where('guests.id', guestId))
  if (!guest) throw new AppError('guest-not-found')
  return guest
}

/** SQL: why a guest's current email is suppressed; null when it is not. */
const suppressionOf = `
  select s.reason from suppressed_addresses s join events e on e.id = s.event_id
  where s.event_id = guests.event_id and s.address_hash = address_hash(e.address_key, guests.email)`

const guests = () =>
  Guest.query()
    .select('guests.*', database().raw(`(${suppressionOf}) as email_suppression`))
    .orderBy('position')

async function withMessages(query: ReturnType<typeof guests>): Promise<OwnedGuest[]> {
  const found = await query
  const deliveries = await database()<Delivery>('deliveries')
    .join('guests', 'guests.id', 'deliveries.guestId')
    .whereIn(
      'guestId',
      found.map(({ id }) => id),
    )
    .distinctOn('guestId', 'kind', 'channel')
    .orderBy(['guestId', 'kind', 'channel', { column: 'deliveries.createdAt', order: 'desc' }])
    .select(
      'guestId',
      'channel',
      'kind',
      'deliveries.status',
      'reason',
      'sentAt',
      database().ref('deliveries.updatedAt').as('at'),
      database().raw(
        `address is distinct from case channel when 'email' then guests.email else guests.phone end
           as to_former_address`,
      ),
    )
  const messages = new Map<string, DeliverySummary[]>()
  for (const { guestId, ...message } of deliveries) {
    const those = messages.get(guestId)
    if (those) those.push(message)
    else messages.set(guestId, [message])
  }
  return found.map((guest) => presentGuest(guest, messages.get(guest.id) ?? []))
}
