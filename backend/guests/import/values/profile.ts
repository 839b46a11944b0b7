import { foldHeader } from '../../spreadsheet/fold.ts'
import type { Row } from '../../spreadsheet/sheet.ts'
import { lineAt } from '../layout/grid.ts'
import { isHanForm } from '../names/han-forms.ts'
import { companionWords, openWords } from '../names/words.ts'
import { kindOfValue, type ValueKind } from './kind-of-value.ts'
import { groupStems } from './words.ts'

/** What the values of a column are like; shares are of the filled cells. */
export type Profile = {
  rows: number
  filled: number
  kinds: Partial<Record<ValueKind, number>>
  distinct: number
  /** Cells that hold what the filled cell above holds. */
  repeats: number
  /** The most cells with one value. */
  most: number
  least: number
  largest: number
  sum: number
  zeros: number
  /** Whole numbers that are one more than the one above. */
  steps: number
  /** Cells that are 1. */
  ones: number
  words: number
  groupish: number
  long: number
  /** Texts that say who comes along: 'y Sra.', '夫妇'. */
  along: number
  samples: string[]
}

/** Rows that are looked at: what a column is, its first thousand rows tell. */
export const rowsProfiled = 1_000

/** The profile of each column over these rows; one pass. */
export function profilesOf(rows: readonly Row[], width: number): Profile[] {
  const profiles = Array.from({ length: width }, emptyProfile)
  const seen = profiles.map(() => new Map<string, number>())
  const last: (string | undefined)[] = []
  const shown = rows.slice(0, rowsProfiled)
  for (const row of shown) {
    row.cells.forEach((cell, index) => {
      const profile = profiles[index]
      const values = seen[index]
      if (!cell || !profile || !values || cell.text === '') return
      const text = lineAt(row, index)
      if (text === '') return
      take(profile, text, last[index])
      last[index] = text
      const folded = text.toLowerCase()
      values.set(folded, (values.get(folded) ?? 0) + 1)
    })
  }
  profiles.forEach((profile, index) => {
    profile.rows = shown.length
    profile.distinct = seen[index]?.size ?? 0
    for (const times of seen[index]?.values() ?? []) profile.most = Math.max(profile.most, times)
  })
  return profiles
}

function take(profile: Profile, text: string, above: string | undefined) {
  const kind = kindOfValue(text)
  profile.filled += 1
  profile.kinds[kind] = (profile.kinds[kind] ?? 0) + 1
  if (text === above) profile.repeats += 1
  if (kind === 'count' || kind === 'half' || kind === 'number') {
    const value = Number(text.replace(',', '.').replace(/[+x×\s]/gi, ''))
    profile.least = Math.min(profile.least, value)
    profile.largest = Math.max(profile.largest, value)
    profile.sum += value
    if (value === 0) profile.zeros += 1
    if (value === 1) profile.ones += 1
    if (above !== undefined && value === Number(above) + 1) profile.steps += 1
  } else {
    profile.words += wordsIn(text)
    if (text.length > 60) profile.long += 1
    if (isGroupish(text)) profile.groupish += 1
    if (saysWhoComes(text)) profile.along += 1
  }
  if (profile.samples.length < 3 && !profile.samples.includes(text)) profile.samples.push(text.slice(0, 120))
}

const emptyProfile = (): Profile => ({
  rows: 0,
  filled: 0,
  kinds: {},
  distinct: 0,
  repeats: 0,
  most: 0,
  least: Number.POSITIVE_INFINITY,
  largest: Number.NEGATIVE_INFINITY,
  sum: 0,
  zeros: 0,
  steps: 0,
  ones: 0,
  words: 0,
  groupish: 0,
  long: 0,
  along: 0,
  samples: [],
})

function wordsIn(text: string): number {
  let words = 1
  for (let at = 1; at < text.length; at++) if (text.charCodeAt(at) === 32) words += 1
  return words
}

const joins =
  /^(?:y|e|&|and|et|und|\+|con|with|mit|i) {1,2}(?:su |sus |his |her |seine |ihre |la |el )?(\p{L}{2,14})/iu

/** 'y Sra.', '+ esposa', '夫妇'. */
export function saysWhoComes(text: string): boolean {
  if (isHanForm(text)) return true
  const companion = joins.exec(text)?.[1]
  return (
    companion !== undefined &&
    (companionWords.has(foldHeader(companion)) || openWords.has(foldHeader(companion)))
  )
}

/** 'Familia novia', 'Amigos', 'Work': called like a group of guests. */
export function isGroupish(text: string): boolean {
  if (text.length > 60) return false
  for (const word of foldHeader(text).split(' ')) {
    for (let length = 3; length <= word.length; length++)
      if (groupStems.has(word.slice(0, length))) return true
  }
  return false
}

/** The share of the filled cells that are of these kinds. */
export function share(profile: Profile, ...kinds: ValueKind[]): number {
  if (profile.filled === 0) return 0
  return kinds.reduce((sum, kind) => sum + (profile.kinds[kind] ?? 0), 0) / profile.filled
}
