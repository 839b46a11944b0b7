import { partyKeys } from '../../../domain/party/party-fields.ts'
import { columnOf } from '../../platform/model.ts'

/** The columns of what the owner of a list writes, as SQL. */
export const writtenColumns = [...partyKeys, 'people'].map((key) => `"${columnOf(key)}"`)
const ofParty = writtenColumns.map((name) => `g.${name}`).join(', ')

/** SQL: a number that changes with anything that the owner writes of the party `g`. */
export const partyHash = `hashtextextended(row(${ofParty})::text, 0)`

/** SQL: how many messages have left, or may leave, to the party `g`. */
export const messagesOf = `(select count(*) from deliveries d where d.guest_id = g.id and d.status <> 'skipped')`

/** SQL: what an undo needs to know of the party `g`. */
export const partyAsItWas = `to_jsonb((select former from (
  select ${ofParty}, g.answered_at, ${messagesOf} as messages) former))`
