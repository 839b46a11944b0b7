import type { Row } from '../../spreadsheet/sheet.ts'
import { lineAt } from '../layout/grid.ts'
import type { ReadPerson } from '../names/read-names.ts'
import { isWithinLimits, type PartyContext, placeOf } from './party-context.ts'
import { type CountReading, readCompanions, readCount } from './read-seats.ts'
import type { RowPeople } from './row-people.ts'

type Party = { rows: readonly Row[]; byRow: readonly RowPeople[]; people: ReadPerson[] }

/**
 * The seats of a party: named people first, then those without a name. What the list counts wins over what the names
 * make. null when a cell holds no number of 1 to 15, which the findings then tell.
 */
export function seatsOf({ rows, byRow, people }: Party, context: PartyContext): ReadPerson[] | null {
  const { columns, findings } = context
  const told = byRow.reduce((most, { stated: own }) => Math.max(most, own ?? 0), 0)
  const counted = counts(rows, Math.max(people.length, told), context)
  if (counted === null) return null
  const [first] = rows
  const stated = byRow.reduce((most, { stated: own }) => Math.max(most, own ?? 0), 0)
  const isOpen = byRow.some((row) => row.isOpen)
  let seats = counted.seats
  if (seats === undefined) {
    seats = rows.length === 1 && !context.byNames ? 1 : Math.max(people.length, stated, 1)
    if (isOpen && stated === 0 && rows.length === 1) {
      seats += context.openSeats
      if (first) findings.open.push(placeOf(first, columns.name[0] ?? null, context))
    } else if (
      rows.length === 1 &&
      (byRow[0]?.people.length !== 1 || stated > 0) &&
      !byRow[0]?.isByLine &&
      first
    )
      findings.byNames.push(placeOf(first, columns.name[0] ?? null, context))
    if (!isWithinLimits(seats)) seats = Math.min(15, Math.max(1, seats))
  }
  if (!isWithinLimits(seats)) {
    if (first)
      findings.seats.push(
        placeOf(first, columns.seats ?? columns.companions ?? columns.adults ?? null, context),
      )
    return null
  }
  return fill(people, seats, counted.children)
}

/** As many seats: the last ones joined where more people are named, unnamed ones added where fewer are. */
function fill(people: readonly ReadPerson[], seats: number, children: number): ReadPerson[] {
  const named = people.filter(({ name }) => name !== null)
  const others = people.filter(({ name }) => name === null)
  const all = [...named, ...others]
  const kept: ReadPerson[] = all.slice(0, seats).map(({ name, isChild }) => ({ name, isChild }))
  const over = named.slice(seats).map(({ name }) => name ?? '')
  const last = kept[seats - 1]
  if (over.length > 0 && last) last.name = [last.name, ...over].join(' y ').slice(0, 160)
  while (kept.length < seats) kept.push({ name: null, isChild: false })
  let left = children - kept.filter(({ isChild }) => isChild).length
  for (let at = kept.length - 1; at > 0 && left > 0; at--) {
    const seat = kept[at]
    if (!seat || seat.isChild || seat.name !== null) continue
    seat.isChild = true
    left -= 1
  }
  return kept
}

type Counted = { seats: number | undefined; children: number }

/** What the list's own columns count: seats before companions, both before adults and children; null when unclear. */
function counts(rows: readonly Row[], named: number, context: PartyContext): Counted | null {
  const { columns } = context
  const seats = column(rows, columns.seats, readCount, context)
  const children = column(rows, columns.children, readCompanions, context)
  const adults = column(rows, columns.adults, readCompanions, context)
  const companions = column(rows, columns.companions, readCompanions, context)
  if (!seats || !children || !adults || !companions) return null
  const kids = sum(children) + sum(seats) * 0 + seats.reduce((all, one) => all + one.children, 0)
  if (seats.length > 0)
    return {
      seats: together(
        seats.map(({ count }) => count),
        rows.length,
        named,
      ),
      children: kids,
    }
  if (companions.length > 0) {
    const besides = context.childrenBesides ? sum(children) : 0
    const own = companions.map(({ count }) => count + (context.countsAll ? 0 : 1) + besides)
    return {
      seats: context.countsAll
        ? together(own, rows.length, named)
        : Math.max(together(own, rows.length, named), rows.length > 1 ? named : Math.min(named, 15)),
      children: kids,
    }
  }
  if (adults.length === 0 && children.length === 0) return { seats: undefined, children: 0 }
  if (rows.length > 1) return { seats: Math.max(sum(adults) + sum(children), named), children: kids }
  const grown = adults.length > 0 ? sum(adults) : Math.max(1, context.byNames ? named : 1)
  return { seats: grown + sum(children), children: kids }
}

const sum = (found: readonly { count: number }[]) => found.reduce((all, { count }) => all + count, 0)

/** The number of a party from those of its rows: each their own, or the household's in one row or in all. */
function together(found: readonly number[], rows: number, named: number): number {
  const [first = 1] = found
  if (rows === 1) return first
  const all = found.reduce((total, one) => total + one, 0)
  if (found.length === 1) return Math.max(first, named)
  const equal = found.every((one) => one === first)
  if (equal) return first >= found.length ? Math.max(first, named) : Math.max(named, all)
  return Math.max(all, named)
}

/** The readings of a column's filled cells; null when one is no number, which the findings then tell. */
function column(
  rows: readonly Row[],
  index: number | undefined,
  read: (text: string) => CountReading,
  context: PartyContext,
): NonNullable<CountReading>[] | null {
  if (index === undefined) return []
  const found: NonNullable<CountReading>[] = []
  for (const row of rows) {
    const cell = row.cells[index]
    const text = lineAt(row, index)
    if (!cell || cell.repeated || /^[-–—/]{0,3}$|^n\/a$/i.test(text)) {
      if (cell?.problem) return refuse(row, index, context)
      continue
    }
    const reading = cell.problem ? null : read(text)
    if (!reading) return refuse(row, index, context)
    if (reading.isHalf) {
      context.findings.halves.push(placeOf(row, index, context))
      reading.count =
        context.halves === 'up' ? Math.ceil(reading.count) : Math.max(1, Math.floor(reading.count))
    }
    found.push(reading)
  }
  return found
}

function refuse(row: Row, index: number, context: PartyContext): null {
  context.findings.seats.push(placeOf(row, index, context))
  return null
}
