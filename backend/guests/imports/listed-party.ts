import type { StoredAnswer } from '../../../domain/answer/answer.ts'
import { type Party, partyKeys } from '../../../domain/party/party-fields.ts'
import type { Seat } from '../../../domain/party/seats.ts'
import { database, type Trx } from '../../platform/database.ts'

/** A party of the list, as far as an import compares it. */
export type ListedParty = Party &
  Pick<StoredAnswer, 'status' | 'confirmedGuests' | 'attendees'> & { id: string; people: Seat[] }

/** Parties of one query: turning its rows into objects holds up nobody. */
const page = 1_000

/** An event's whole list, in its order. */
export async function findListedParties(eventId: string, trx?: Trx): Promise<ListedParty[]> {
  const list: (ListedParty & { position: number })[] = []
  for (;;) {
    const found = await (trx ?? database())('guests')
      .where({ eventId })
      .where('position', '>', list.at(-1)?.position ?? 0)
      .orderBy('position')
      .limit(page)
      .select('id', 'position', 'people', 'status', 'confirmedGuests', 'attendees', ...partyKeys)
    list.push(...found)
    if (found.length < page) return list
  }
}
