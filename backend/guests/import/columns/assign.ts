import type { Candidate } from '../headings/candidate.ts'
import { foldHeading, headingPart } from '../headings/fold-heading.ts'
import { meaningsOf } from '../headings/match-heading.ts'
import type { Meaning } from '../headings/meanings.ts'
import { type Profile, share } from '../values/profile.ts'
import { fitOf } from './fit.ts'
import { guess } from './guess.ts'

export type ColumnRead = { index: number; header: string; meaning: Meaning | null; profile: Profile }

/** Meanings that only one column has; the others may be in several. */
const single: ReadonlySet<Meaning> = new Set([
  'name',
  'householdName',
  'household',
  'seats',
  'companions',
  'adults',
  'children',
  'isChild',
  'group',
  'kind',
  'side',
  'leftOut',
])
/** Below it, neither heading nor values say enough. */
const enough = 30

/** What each column means: headings and values together, the surest first, a meaning for one column taken once. */
export function assignMeanings(headers: readonly string[], profiles: readonly Profile[]): ColumnRead[] {
  const columns = profiles.map(
    (profile, index): ColumnRead => ({ index, header: headers[index] ?? '', meaning: null, profile }),
  )
  const filled = columns.filter(({ profile }) => profile.filled > 0)
  const known = filled.filter(({ header }) => meaningsOf(header).length > 0).length
  const offers = columns.flatMap((column) => offersOf(column, known).map((offer) => ({ column, ...offer })))
  offers.sort((one, other) => other.score - one.score || one.column.index - other.column.index)
  const taken = new Set<Meaning>()
  for (const { column, meaning, score } of offers) {
    if (column.meaning !== null || score < enough || (single.has(meaning) && taken.has(meaning))) continue
    column.meaning = meaning
    taken.add(meaning)
  }
  return columns
}

/** Headings that name the guests only where no other does. */
const lesserNames: ReadonlySet<string> = new Set(
  'familia familias family families famille familles famiglia famiglie familie familien party contacto contact contato contatto kontakt members miembros integrantes invitacion personas people invitados guests convidados convidats invites gaste gaeste invitati ospiti gonbidatuak asistentes partner'.split(
    ' ',
  ),
)

/**
 * `known`: how many headings of the list are known. With none, they are in a language that the catalogue does not know,
 * and say nothing against the values; with several, a column without a heading is hardly one of the list's.
 */
function offersOf({ header, profile }: ColumnRead, known: number): Candidate[] {
  const named = meaningsOf(header)
  const lesser = lesserNames.has(foldHeading(headingPart(header)))
  const offers = named.map(({ meaning, score }) => ({
    meaning,
    // Of two columns that could mean the same, the one that can mean nothing else: 'Prénom' before 'Nom'.
    score:
      (meaning === 'name' && lesser ? score * 0.72 : score) * fitOf(meaning, profile) -
      Math.min(named.length, 6) / 4,
  }))
  // 'Children: Max and Ruby'
  if (named.some(({ meaning }) => meaning === 'children') && share(profile, 'name') > 0.5)
    offers.push({ meaning: 'companionName', score: 84 })
  const isGroup = named.some(({ meaning }) => meaning === 'group')
  if (numbersParties(profile) && (isGroup || named.some(({ meaning }) => meaning === 'household')))
    offers.push({ meaning: 'household', score: 97 })
  else if (isGroup) offers.push({ meaning: 'household', score: 60 * fitOf('household', profile) })
  const latin = /\p{Script=Latin}/u.test(header)
  for (const offer of guess(profile, header === '' ? known >= 2 : latin && known > 0)) {
    const own = offers.find(({ meaning }) => meaning === offer.meaning)
    // A heading that is known and agrees stays above what the values alone suggest.
    const score = named.length > 0 ? offer.score * 0.8 : offer.score
    if (own) own.score = Math.max(own.score, score)
    else offers.push({ meaning: offer.meaning, score })
  }
  return offers
}

/** 'G01', 'G02', 'G02' or 8, 101, 101, 8: numbers that few rows share, wherever those stand. */
const numbersParties = (profile: Profile) =>
  profile.filled >= 4 &&
  share(profile, 'count', 'number', 'code') > 0.9 &&
  profile.distinct < profile.filled &&
  profile.distinct >= Math.max(3, profile.filled / 4) &&
  profile.most <= 8
