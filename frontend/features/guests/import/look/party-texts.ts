import type { ImportPreview } from '../../../../../domain/calls/guest-import.ts'
import type { ReadParty } from '../../../../../domain/party/import/list-reading.ts'
import { countText } from '../../../../lib/count-text.ts'

/** A person of a party as the look shows them; `name` null = a companion to be named. */
type Seat = ReadParty['people'][number]

/** 'Eva (niño o niña)': whoever has no name yet is told as the guest will read it. */
export function seatText({ name, isChild }: Seat): string {
  if (name === null) return isChild ? 'niño o niña por nombrar' : 'acompañante por nombrar'
  return isChild ? `${name} (niño o niña)` : name
}

/**
 * Who is in a party besides the one whose name it bears: 'Luis Paz', '2 acompañantes por nombrar'. Unnamed seats are
 * counted.
 */
export function seatLines({ name, people }: ReadParty): string[] {
  const [only] = people
  if (people.length === 1 && (only?.name === name || only?.name === null)) return []
  const others = only?.name === name && !only.isChild ? people.slice(1) : people
  const named = others.filter((seat) => seat.name !== null).map(seatText)
  const unnamed = others.length - named.length
  if (unnamed === 0) return named
  return [...named, countText(unnamed, 'acompañante por nombrar', 'acompañantes por nombrar')]
}

/** How a party can be written to. */
export const contactOf = ({ phone, email }: ReadParty): string[] =>
  [phone, email].filter((contact) => contact !== null)

/** A party's place in the file; the same in every look at it. */
export const partyKey = ({ sheet, rows }: ReadParty): string => `${sheet}\n${rows.join()}`

/** A party on the screen; `isOut` when it was left out by hand, and stays in its place to be taken back. */
export type ShownParty = { key: string; party: ReadParty; isOut: boolean }

/** The parties of a look, with those left out by hand in the place of their rows. */
export function shownParties(
  { rows, sheets }: Pick<ImportPreview, 'rows' | 'sheets'>,
  out: ReadonlyMap<string, ReadParty>,
): ShownParty[] {
  const shown = rows.map((party) => {
    const key = partyKey(party)
    return { key, party, isOut: out.has(key) }
  })
  const there = new Set(shown.map(({ key }) => key))
  const left = [...out].filter(([key]) => !there.has(key))
  if (left.length === 0) return shown
  const sheetPlace = new Map(sheets.map(({ name }, place) => [name, place]))
  const placeOf = ({ party }: ShownParty) => [sheetPlace.get(party.sheet) ?? 0, party.rows[0] ?? 0] as const
  return [...shown, ...left.map(([key, party]) => ({ key, party, isOut: true }))].sort((one, other) => {
    const [[sheet, row], [otherSheet, otherRow]] = [placeOf(one), placeOf(other)]
    return sheet - otherSheet || row - otherRow
  })
}
