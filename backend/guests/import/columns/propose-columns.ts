import type { ColumnField } from '../../../../domain/party/import/column-fields.ts'
import type { Row } from '../../spreadsheet/sheet.ts'
import { foldHeading } from '../headings/fold-heading.ts'
import { meaningsOf } from '../headings/match-heading.ts'
import { type Profile, profilesOf, share } from '../values/profile.ts'
import { assignMeanings, type ColumnRead } from './assign.ts'
import { fieldOf } from './field-of.ts'
import { couldBeSeats } from './guess.ts'
import { findNames } from './name-columns.ts'
import { settleNames } from './settle-names.ts'

/** What the columns of a sheet mean as Velada proposes it. */
export type Proposal = { columns: ColumnRead[]; fields: ColumnField[]; profiles: Profile[] }

/** Proposes the meaning of every column of the rows below the headings. */
export function proposeColumns(headers: readonly string[], rows: readonly Row[], width: number): Proposal {
  const profiles = profilesOf(rows, width)
  const columns = assignMeanings(headers, profiles)
  settleQuestions(columns)
  settleNumbered(columns)
  findNames(columns, rows)
  settleNames(columns, rows)
  settleFamilies(columns)
  settleGroups(columns)
  settleHousehold(columns)
  settleCounts(columns)
  settleUnknownCount(columns)
  return { columns, fields: columns.map(({ meaning }) => fieldOf(meaning)), profiles }
}

/** 'Familia', another in each row: the invitations' own names, not their group. */
function settleFamilies(columns: ColumnRead[]) {
  const group = columns.find(({ meaning }) => meaning === 'group' || meaning === 'kind')
  if (!group || columns.some(({ meaning }) => meaning === 'household' || meaning === 'householdName')) return
  const { profile, header } = group
  const isFamily = meaningsOf(header).some(({ meaning }) => meaning === 'household')
  const name = columns.find(({ meaning }) => meaning === 'name')
  if (!isFamily || !name || profile.filled < 3 || profile.distinct < profile.filled) return
  group.meaning = profile.filled < name.profile.filled ? 'household' : 'householdName'
}

/** Where no column is the group, the kind of guest is, or else whose side they are on. */
function settleGroups(columns: ColumnRead[]) {
  startsHouseholds(columns)
  if (columns.some(({ meaning, profile }) => meaning === 'group' && profile.filled > 0)) return
  const kind = columns.find(({ meaning }) => meaning === 'kind')
  const isApart = kind !== undefined && kind.profile.distinct > kind.profile.filled * 0.6
  // 'Tío', 'Prima', 'Abuelo' say less than whose side they are on.
  for (const lesser of isApart ? (['side', 'kind'] as const) : (['kind', 'side'] as const)) {
    const found = columns.find(({ meaning, profile }) => meaning === lesser && profile.filled > 0)
    if (!found) continue
    found.meaning = 'group'
    return
  }
}

/** A column that ties rows needs people to tie; one that ties none is the group. */
function settleHousehold(columns: ColumnRead[]) {
  const household = columns.find(({ meaning }) => meaning === 'household')
  if (!household) return
  if (household.profile.filled === 0) {
    household.meaning = null
    return
  }
  const name = columns.find(({ meaning }) => meaning === 'name')
  if (
    name &&
    share(household.profile, 'name') > 0.5 &&
    household.profile.distinct === household.profile.filled &&
    household.profile.filled > 3
  )
    household.meaning =
      household.profile.filled < household.profile.rows * 0.75 ? 'household' : 'householdName'
}

/** Adults or children alone count nobody else; children's names are no number. */
function settleCounts(columns: ColumnRead[]) {
  const companions = columns.find(({ meaning }) => meaning === 'companions')
  const seats = columns.find(({ meaning }) => meaning === 'seats')
  if (companions && seats && seats.profile.filled === 0) seats.meaning = null
}

const counting: ReadonlySet<string> = new Set([
  'seats',
  'companions',
  'adults',
  'children',
  'companionName',
  'household',
])

/**
 * Small numbers on nearly every row, where nothing else counts: the seats, below 'N.' where they do not number the
 * rows, or else below the only heading that nobody knows.
 */
function settleUnknownCount(columns: ColumnRead[]) {
  if (columns.some(({ meaning, profile }) => meaning && counting.has(meaning) && profile.filled > 0)) return
  const counts = columns.filter(
    ({ header, profile }) =>
      header !== '' &&
      profile.filled >= profile.rows * 0.8 &&
      profile.zeros === 0 &&
      profile.distinct < profile.filled &&
      // Tables and families are numbered one after the other; seats go up and down.
      profile.steps + profile.repeats < (profile.filled - 1) * 0.8 &&
      couldBeSeats(profile),
  )
  const numbers = counts.filter(
    ({ meaning, header }) => meaning === 'number' && foldHeading(header).length < 4,
  )
  const unknown = counts.filter(({ meaning, header }) => meaning === null && meaningsOf(header).length === 0)
  const [only, ...more] = numbers.length > 0 ? numbers : unknown
  if (only && more.length === 0) only.meaning = 'seats'
}

/** '¿Cuál es tu email?' is what guests answered; it counts where no column of the owner's own says the same. */
function settleQuestions(columns: ColumnRead[]) {
  for (const column of columns) {
    if (!/\?\s*$/.test(column.header) || column.header.trim().split(/\s+/).length < 4) continue
    const isTwice = columns.some(
      ({ meaning, index, profile }) =>
        meaning === column.meaning && index !== column.index && profile.filled > 0,
    )
    if (column.meaning !== null && isTwice) column.meaning = 'answer'
  }
}

const numbered = /^(.{2,40}?) ?\d{1,2}$/

/** 'Invitado 1', 'Invitado 2': the others of the same heading come along. */
function settleNumbered(columns: ColumnRead[]) {
  const name = columns.find(({ meaning }) => meaning === 'name')
  const base = numbered.exec(name?.header.trim() ?? '')?.[1]
  if (!name || base === undefined) return
  for (const column of columns) {
    const isOther = column !== name && numbered.exec(column.header.trim())?.[1] === base
    if (isOther && (column.meaning === null || column.meaning === 'name' || column.meaning === 'surname'))
      column.meaning = 'companionName'
  }
}

/** 'Familia' on the first row of each and nothing below it: it ties the rows up to the next. */
function startsHouseholds(columns: ColumnRead[]) {
  if (columns.some(({ meaning }) => meaning === 'household')) return
  const found = columns.find(
    ({ meaning, header, profile: { filled, distinct, rows } }) =>
      (meaning === 'kind' || meaning === null || meaning === 'householdName') &&
      filled >= 2 &&
      filled === distinct &&
      filled < rows * 0.8 &&
      meaningsOf(header).some((one) => one.meaning === 'household' && one.score >= 70),
  )
  if (found) found.meaning = 'household'
}
