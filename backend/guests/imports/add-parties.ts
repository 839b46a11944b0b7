import { randomUUID } from 'node:crypto'
import type { ReadParty } from '../../../domain/party/import/list-reading.ts'
import { partyKeys } from '../../../domain/party/party-fields.ts'
import { seatsOf } from '../../../domain/party/seats.ts'
import { copyRows } from '../../platform/copy-rows.ts'
import { newGuestToken } from '../../platform/crypto.ts'
import type { Trx } from '../../platform/database.ts'
import { lockGuestList } from '../lock-guest-list.ts'
import { partyHash } from './party-hash.ts'

/**
 * Adds these parties below the list and records them as the import's. Throws `guest-limit` or `list-full` when there is
 * no room for all of them.
 */
export async function addParties(trx: Trx, eventId: string, importId: string, parties: readonly ReadParty[]) {
  const { left, full } = await lockGuestList(trx, eventId)
  if (parties.length > left) throw full()
  if (parties.length === 0) return
  const newest = await trx('guests').where({ eventId }).max('position as position').first()
  await copyRows(trx, 'guests', columns, rowsOf(eventId, parties))
  // The list is locked: what comes after its newest party is of this import.
  await trx.raw(
    `update guest_imports set (added_ids, added_hashes) = (
       select array_agg(g.id), array_agg(${partyHash})
       from guests g where g.event_id = :eventId and g.position > :newest)
     where id = :importId`,
    { importId, eventId, newest: newest?.position ?? 0 },
  )
}

const columns = ['eventId', 'token', 'people', ...partyKeys]
const atOnce = 1_000

/** Batches, so that one is stored while the next is being made. */
async function* rowsOf(eventId: string, parties: readonly ReadParty[]) {
  for (let from = 0; from < parties.length; from += atOnce)
    yield parties
      .slice(from, from + atOnce)
      .map((party) => [
        eventId,
        newGuestToken(),
        JSON.stringify(seatsOf(party, randomUUID)),
        ...partyKeys.map((key) => party[key]),
      ])
}
