import type { Row } from '../../spreadsheet/sheet.ts'
import { lineAt } from '../layout/grid.ts'
import { share } from '../values/profile.ts'
import type { ColumnRead } from './assign.ts'
import { isHalfName, isHeadless, splitNames } from './name-halves.ts'

/** Rows that tell which column stays the same within a household. */
const rowsCompared = 1_000

/**
 * Finds the columns of names where no heading tells them: the one that differs from person to person, its surnames
 * beside it, and the one that stays the same within a household.
 */
export function findNames(columns: ColumnRead[], rows: readonly Row[]): void {
  const has = (meaning: ColumnRead['meaning']) => columns.find((column) => column.meaning === meaning)
  nameWithinHousehold(columns, rows)
  if (has('name')) return
  // 'Family Name' beside 'Side': the family is who comes.
  const surname = has('surname') ?? has('householdName')
  const isNamedElsewhere = surname !== undefined && surname.profile.filled >= surname.profile.rows * 0.7
  const free = columns.filter(
    (column) =>
      (column.meaning === null ||
        ((column.meaning === 'kind' || column.meaning === 'side') && !isNamedElsewhere)) &&
      looksLikeNames(column),
  )
  const best = pick(free)
  if (best) {
    best.meaning = 'name'
    const other = pick(
      free.filter((column) => column !== best && isHalfName(column, best) && isHeadless(column, best)),
    )
    if (other && !has('surname')) splitNames(best, other)
    return
  }
  // What else names the invitation takes its place.
  const instead =
    has('householdName') ??
    has('surname') ??
    columns.find(({ meaning, profile }) => meaning === 'household' && share(profile, 'name', 'text') > 0.6) ??
    has('companionName') ??
    namedGroups(columns)
  if (instead) instead.meaning = 'name'
}

/** A list whose only names are those of its groups or families. */
const namedGroups = (columns: ColumnRead[]) =>
  columns.find(
    ({ meaning, profile }) =>
      (meaning === 'kind' || meaning === 'group') &&
      share(profile, 'name') > 0.6 &&
      profile.distinct > profile.filled * 0.5,
  )

function looksLikeNames({ profile }: ColumnRead): boolean {
  if (
    profile.filled === 0 ||
    share(profile, 'name', 'text', 'age', 'mark', 'gender') < 0.6 ||
    share(profile, 'name') < 0.4
  )
    return false
  if (profile.long > profile.filled * 0.3) return false
  return profile.filled < 6 || profile.distinct > profile.filled * 0.25
}

/** The column with the most different, longest and most filled names; between equals the left one. */
function pick(columns: ColumnRead[]): ColumnRead | undefined {
  const rank = ({ profile, header, index }: ColumnRead) =>
    (profile.distinct / profile.filled) * 2 +
    Math.min(3, profile.words / profile.filled) / 4 +
    profile.filled / Math.max(1, profile.rows) -
    (profile.groupish / profile.filled) * 1.5 -
    (header === '' ? 0 : 0.1) -
    index / 1_000
  return columns.reduce<ColumnRead | undefined>(
    (best, next) => (best && rank(best) >= rank(next) ? best : next),
    undefined,
  )
}

/**
 * With a household's column, the names that stay the same within it are those of the invitation; and a name that ties
 * rows by itself is one too.
 */
function nameWithinHousehold(columns: ColumnRead[], rows: readonly Row[]) {
  const household = columns.find(({ meaning }) => meaning === 'household')
  if (!household || columns.some(({ meaning }) => meaning === 'householdName')) return
  for (const column of columns) {
    if (column.header !== '' || column.meaning !== null || !looksLikeNames(column)) continue
    let same = 0
    let pairs = 0
    rows.slice(0, rowsCompared).forEach((row, at) => {
      const above = at > 0 ? rows[at - 1] : undefined
      if (
        !above ||
        lineAt(row, household.index) === '' ||
        lineAt(row, household.index) !== lineAt(above, household.index)
      )
        return
      pairs += 1
      if (lineAt(row, column.index) === lineAt(above, column.index)) same += 1
    })
    if (pairs >= 2 && same / pairs > 0.8) {
      column.meaning = 'householdName'
      return
    }
  }
}
