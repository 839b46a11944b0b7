import type { Meaning } from './meanings.ts'

/** What a heading may mean, surest first; of one that may mean several things, the values decide. */
export type Candidate = { meaning: Meaning; score: number }

/** Whether a meaning is among the candidates. */
export const hasMeaning = (found: readonly Candidate[], meaning: Meaning) =>
  found.some((one) => one.meaning === meaning)
