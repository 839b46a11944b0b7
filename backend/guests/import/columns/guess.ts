import { foldHeader } from '../../spreadsheet/fold.ts'
import type { Candidate } from '../headings/candidate.ts'
import { type Profile, share } from '../values/profile.ts'
import { adultWords } from '../values/words.ts'
import { householdFit, isSequence, isSequenceAgain } from './fit.ts'

/**
 * What a column may be by its values alone; `isNamed` when its heading says something else, which lowers the trust in
 * what only looks alike.
 */
export function guess(profile: Profile, isNamed: boolean): Candidate[] {
  if (profile.filled === 0) return []
  const found: Candidate[] = []
  const add = (meaning: Candidate['meaning'], score: number) => found.push({ meaning, score })
  if (share(profile, 'email') >= 0.4) add('email', 92)
  if (share(profile, 'phone') >= 0.5) add('phone', 72)
  if (profile.along > profile.filled * 0.5) add('companionName', 120)
  if (share(profile, 'date') >= 0.5) add('date', 70)
  if (share(profile, 'link') >= 0.5) add('link', 70)
  if (share(profile, 'gender') >= 0.8) add('gender', profile.distinct <= 2 ? 64 : 40)
  if (share(profile, 'age') >= 0.8) add('isChild', tellsAges(profile) ? 125 : 62)
  if (share(profile, 'table') >= 0.6) add('table', 62)
  if (share(profile, 'status') >= 0.6) add('answer', 62)
  if (share(profile, 'answer', 'mark') >= 0.8) add('answer', 50)
  if (isNamed) return found
  if (isSequence(profile) || isSequenceAgain(profile)) add('number', 60)
  else if (couldBeSeats(profile)) add('seats', 52)
  else if (share(profile, 'count') >= 0.8 && profile.zeros > 0) add('answer', 45)
  if (share(profile, 'code') >= 0.6 || share(profile, 'count', 'number') >= 0.8) {
    const ties = householdFit(profile)
    if (ties >= 0.9 && (isNumbering(profile) || !couldBeSeats(profile))) add('household', 56)
    else if (share(profile, 'code') >= 0.6) add('number', 50)
  }
  if (looksLikeGroups(profile)) add('kind', 44 + Math.min(12, (profile.distinct / profile.filled) * 24))
  if (profile.long > profile.filled * 0.4) add('notes', 38)
  return found
}

/** Households are numbered one after the other, nearly always one higher than the last; seats go up and down. */
function isNumbering({ filled, repeats, steps }: Profile): boolean {
  const changes = filled - 1 - repeats
  return steps + repeats >= (filled - 1) * 0.8 && steps >= changes * 0.9
}

/** 'Adulto', 'Niño', 'Adulto' …: that is all it tells, whatever the heading says. */
const tellsAges = ({ samples }: Profile) => samples.some((text) => adultWords.has(foldHeader(text)))

/** Whole numbers from 1 to 15, on nearly every row, mostly small. */
export function couldBeSeats(profile: Profile): boolean {
  if (share(profile, 'count', 'half') < 0.9 || profile.filled < profile.rows * 0.5) return false
  if (profile.least < 0 || profile.largest > 20 || profile.sum / profile.filled > 8) return false
  if (profile.zeros > profile.filled * 0.3 || profile.distinct > 14) return false
  // Only 0 and 1: a mark.
  if (profile.largest < 2) return false
  return profile.distinct >= 2 || (profile.least >= 2 && profile.filled >= 2)
}

/** Few values that come again and again. */
function looksLikeGroups(profile: Profile): boolean {
  if (share(profile, 'name', 'text', 'age', 'status', 'answer') < 0.8 || profile.filled < 6) return false
  const few = profile.distinct <= Math.max(2, profile.filled * 0.34)
  return (
    (few && profile.distinct >= 2) ||
    (profile.groupish > profile.filled * 0.5 && profile.distinct < profile.filled * 0.6)
  )
}
