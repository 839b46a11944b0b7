import { foldHeader } from '../../spreadsheet/fold.ts'
import type { Meaning } from '../headings/meanings.ts'
import { type Profile, share } from '../values/profile.ts'
import { coupleWords } from '../values/words.ts'

/** How well the values of a column agree with what its heading says, 0 to 1. */
export function fitOf(meaning: Meaning, profile: Profile): number {
  if (profile.filled === 0) return 0.55
  const texts = share(profile, 'name', 'text', 'age', 'code', 'table')
  const numbers = share(profile, 'count', 'half', 'number')
  switch (meaning) {
    case 'email':
      return share(profile, 'email') > 0 ? 0.6 + 0.4 * share(profile, 'email') : 0.1
    case 'phone':
      return phoneFit(profile)
    case 'seats':
      return seatsFit(profile)
    case 'companions':
      return Math.max(
        isSequence(profile) ? 0 : numbers,
        share(profile, 'count', 'half', 'answer', 'mark', 'status') - 0.02,
      )
    case 'companionName':
      return share(profile, 'name') > 0.15
        ? Math.min(1, share(profile, 'name', 'answer', 'age', 'text'))
        : 0.05
    case 'adults':
    case 'children':
      return isSequence(profile) ? 0.1 : numbers
    case 'isChild':
      if (share(profile, 'count', 'number') > 0.6) return profile.largest > 12 ? 0.9 : 0.05
      return share(profile, 'age') > 0 || share(profile, 'answer', 'mark') > 0.6 ? 0.95 : 0.05
    case 'name':
      return nameFit(profile)
    case 'surname':
      return share(profile, 'name') + 0.5 * share(profile, 'text', 'age', 'gender', 'mark')
    case 'householdName':
      return profile.most > 15 ? 0.2 : share(profile, 'name') + 0.9 * share(profile, 'text')
    case 'household':
      return householdFit(profile)
    case 'group':
    case 'kind':
    case 'side':
      return groupFit(profile)
    case 'leftOut':
      return leftOutFit(profile)
    case 'number':
      return Math.max(
        share(profile, 'count', 'number', 'code', 'phone', 'half'),
        profile.distinct > profile.filled * 0.95 ? 0.7 : 0.2,
      )
    case 'date':
      return share(profile, 'date') > 0.3 ? 1 : 0.45
    case 'identity':
      return 1 - share(profile, 'name', 'email')
    case 'answer':
      return share(profile, 'name') > 0.6 && profile.distinct > profile.filled * 0.5 && profile.filled > 5
        ? 0.5
        : 0.95
    case 'notes':
    case 'diet':
      return 0.9 - 0.3 * numbers
    case 'postalAddress':
    case 'place':
      return share(profile, 'email') > 0.5 ? 0.05 : 0.9
    case 'gender':
    case 'title':
    case 'table':
    case 'money':
    case 'link':
    case 'foreign':
      return texts + numbers >= 0 ? 0.9 : 0
  }
}

/** 1, 2, 3 … down the column: numbers of the rows. */
export const isSequence = (profile: Profile): boolean =>
  profile.filled >= 3 && profile.distinct >= profile.filled * 0.9 && profile.steps >= profile.filled * 0.7

/** 1, 2, 3, 1, 2 …: begun again at each table or family. */
export const isSequenceAgain = (profile: Profile): boolean =>
  profile.filled >= 3 &&
  profile.steps >= profile.filled * 0.5 &&
  profile.steps + profile.ones >= profile.filled * 0.98

function phoneFit(profile: Profile): number {
  const phones = share(profile, 'phone')
  if (phones === 0) return share(profile, 'number') > 0.5 ? 0.35 : 0.08
  return 0.6 + 0.4 * phones
}

function seatsFit(profile: Profile): number {
  const numbers = share(profile, 'count', 'half', 'number')
  if (numbers < 0.5)
    return profile.samples.some((text) => /^\d{1,2}\s?(?:[+]|\p{L})/u.test(text)) ? 0.7 : 0.05
  // Few rows may have one seat more each; many are numbered.
  if (isSequence(profile) && profile.largest > 8) return 0.1
  const average = profile.sum / Math.max(1, profile.filled)
  return average > 16 ? 0.15 : numbers
}

function nameFit(profile: Profile): number {
  const named =
    share(profile, 'name') + 0.5 * share(profile, 'text', 'age', 'gender', 'status', 'answer', 'mark')
  // A dozen first names may serve a hundred guests where the surnames have a column of their own.
  const few = profile.filled > 12 && profile.distinct < Math.min(9, profile.filled * 0.12)
  return few ? named * 0.3 : named
}

/** Values that tie rows: they come again, side by side, a few times each. */
export function householdFit(profile: Profile): number {
  const again = profile.filled - profile.distinct
  if (again === 0 || profile.filled < 3) return 0.1
  if (profile.most > 15 || profile.samples.some((text) => coupleWords.has(foldHeader(text)))) return 0.05
  const together = profile.repeats / again
  if (share(profile, 'half') > 0.1 || share(profile, 'mark', 'answer', 'status', 'gender', 'age') > 0.5)
    return 0.05
  if (share(profile, 'count', 'number') > 0.5) {
    const ascends = profile.steps >= (profile.distinct - 1) * 0.5
    const counts = profile.largest <= profile.distinct * 2.5 + 5 && profile.distinct >= 3 && ascends
    return counts && together >= 0.6 ? 1 : 0.1
  }
  const average = profile.filled / profile.distinct
  return average <= 8 && together >= 0.4 ? 0.95 : 0.25
}

function groupFit(profile: Profile): number {
  if (share(profile, 'mark', 'answer') > 0.6) return 0.1
  const numbers = share(profile, 'count', 'half', 'number', 'phone', 'email', 'date', 'link')
  if (numbers > 0.6) return 0.12
  if (share(profile, 'code') > 0.9 && profile.distinct > profile.filled / 4) return 0.4
  if (
    profile.filled > 8 &&
    profile.distinct > profile.filled * 0.9 &&
    profile.groupish < profile.filled * 0.3
  )
    return 0.55
  return 0.95
}

function leftOutFit(profile: Profile): number {
  const marked = share(profile, 'mark', 'answer', 'status', 'count', 'text', 'name')
  if (profile.filled > profile.rows * 0.9 && share(profile, 'mark', 'answer', 'count') < 0.6) return 0.1
  return profile.distinct <= 4 ? marked : marked * 0.4
}
