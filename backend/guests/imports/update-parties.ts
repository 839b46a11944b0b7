import type { Trx } from '../../platform/database.ts'
import { columnOf } from '../../platform/model.ts'
import type { Changed } from './compare-lists.ts'
import { partyAsItWas, partyHash, writtenColumns } from './party-hash.ts'

/** Parties that one statement changes. */
const atOnce = 1_000
const assignments = writtenColumns.map((name) => `${name} = next.${name}`).join(', ')

/** Gives parties, which are locked, the file's values, and keeps for an undo what they were. */
export async function updateParties(trx: Trx, importId: string, parties: readonly Changed[]): Promise<void> {
  for (let from = 0; from < parties.length; from += atOnce) {
    const some = parties.slice(from, from + atOnce)
    const ids = some.map(({ listed }) => listed.id)
    const values = JSON.stringify(some.map(({ listed, next }) => ({ ...asColumns(next), id: listed.id })))
    await trx.raw(
      `insert into guest_import_updates (import_id, guest_id, former)
       select :importId, g.id, ${partyAsItWas} from guests g where g.id = any(cast(:ids as uuid[]))`,
      { importId, ids },
    )
    await trx.raw(
      `update guests g set ${assignments} from jsonb_populate_recordset(null::guests, cast(:values as jsonb)) next
       where g.id = next.id`,
      { values },
    )
    await trx.raw(
      `update guest_import_updates u set hash = ${partyHash} from guests g
       where u.import_id = :importId and u.guest_id = g.id and g.id = any(cast(:ids as uuid[]))`,
      { importId, ids },
    )
  }
}

const asColumns = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [columnOf(key), value]))
