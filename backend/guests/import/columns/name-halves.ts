import type { ColumnRead } from './assign.ts'

/** Whether no heading says what these columns are; one in another script says nothing to us. */
export const isHeadless = (...columns: ColumnRead[]) =>
  columns.every(({ header }) => header === '' || !/\p{Script=Latin}/u.test(header))

/** Short names on most rows: the other half of a name. */
export const isHalfName = ({ profile }: ColumnRead, best: ColumnRead) =>
  profile.filled >= best.profile.filled * 0.5 &&
  // Surnames differ; whose side somebody is on, or what is done, does not.
  (profile.distinct === profile.filled || profile.distinct > Math.max(3, profile.filled * 0.2)) &&
  profile.words / profile.filled <= 2.6 &&
  best.profile.words / best.profile.filled <= 2.6 &&
  profile.groupish <= profile.filled * 0.3

/** First names are on every row and differ more; surnames run in families. */
export function splitNames(one: ColumnRead, other: ColumnRead) {
  const first = ({ profile }: ColumnRead) =>
    profile.distinct / profile.filled +
    (profile.filled / profile.rows) * 2 -
    profile.words / profile.filled / 8
  const [given, family] = first(one) >= first(other) ? [one, other] : [other, one]
  given.meaning = 'name'
  family.meaning = 'surname'
}
