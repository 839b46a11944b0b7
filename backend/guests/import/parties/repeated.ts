import type { ReadParty } from '../../../../domain/party/import/list-reading.ts'
import { foldHeader, foldName } from '../../spreadsheet/fold.ts'
import type { Row } from '../../spreadsheet/sheet.ts'
import { ownCells } from '../layout/grid.ts'
import { placeholders } from '../names/words.ts'
import { noGroup } from './party-context.ts'

/** Where the second copy of a list begins, when all of its rows stand twice, one copy below the other. */
export function findSecondCopy(rows: readonly Row[]): number | null {
  if (rows.length < 6 || rows.length % 2 > 0) return null
  const half = rows.length / 2
  for (let at = 0; at < half; at++) if (rowKey(rows[at]) !== rowKey(rows[half + at])) return null
  return half
}

/** A row's whole content, folded. */
export const rowKey = (row: Row | undefined): string =>
  row
    ? ownCells(row)
        .map(({ text }) => foldName(text))
        .join('\u0001')
    : ''

/** What was read of the same party before. */
export type Seen = { byRow: Set<string>; byContact: Map<string, ReadParty | Map<string, ReadParty>> }
export const nothingSeen = (): Seen => ({ byRow: new Set(), byContact: new Map() })

/**
 * Whether a party stood above: the same name with the same email or phone and nothing that differs, or, without contact
 * data, the whole row, where it tells more than a name. `alike`: two rows are equal, and may be two people.
 */
export function isRepeated(party: ReadParty, row: Row | undefined, seen: Seen): 'repeated' | 'alike' | null {
  if (party.email !== null || party.phone !== null) {
    let again = false
    for (const contact of [party.email, party.phone]) {
      const other = contact === null ? undefined : sameName(party, contact, seen)
      if (other && isSame(other, party)) again = true
    }
    return again ? 'repeated' : null
  }
  const key = `${party.sheet}\u0002${rowKey(row)}`
  if (!seen.byRow.has(key)) {
    seen.byRow.add(key)
    return null
  }
  return tellsMore(party) && isNamed(party.name) ? 'repeated' : 'alike'
}

/** The first party of this name with this contact; this one where there was none. Most contacts have one party. */
function sameName(party: ReadParty, contact: string, { byContact }: Seen): ReadParty | undefined {
  const held = byContact.get(contact)
  if (!held) {
    byContact.set(contact, party)
    return undefined
  }
  const byName = held instanceof Map ? held : new Map([[foldName(held.name), held]])
  byContact.set(contact, byName)
  const name = foldName(party.name)
  const other = byName.get(name)
  if (!other) byName.set(name, party)
  return other
}

/** Father and son may share a name and an email, but then their phones or groups differ. */
const isSame = (one: ReadParty, other: ReadParty) =>
  agrees(one.email, other.email) &&
  agrees(one.phone, other.phone) &&
  foldName(one.group) === foldName(other.group)

const agrees = (one: string | null, other: string | null) => one === null || other === null || one === other

const tellsMore = ({ maxGuests, group, notes, postalAddress, dietaryRestrictions }: ReadParty) =>
  maxGuests > 1 ||
  group !== noGroup ||
  notes !== null ||
  postalAddress !== null ||
  dietaryRestrictions !== null

/** More than a first name or 'Bebé'. */
const isNamed = (name: string) =>
  foldHeader(name)
    .split(' ')
    .filter((word) => !placeholders.has(word)).length >= 2
