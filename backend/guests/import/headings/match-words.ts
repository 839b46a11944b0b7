import { type Candidate, hasMeaning } from './candidate.ts'
import type { Meaning } from './meanings.ts'
import { inAll, parties, passes, people, quantity, stems } from './words.ts'

/** What the words of a folded heading may mean, surest first. */
export function matchWords(folded: string): Candidate[] {
  const tokens = folded.split(' ')
  if (tokens.length > 24) return []
  const says = (set: ReadonlySet<string>) => tokens.some((token) => set.has(token))
  const found: Candidate[] = []
  const add = (meaning: Meaning, score: number) => {
    if (!hasMeaning(found, meaning)) found.push({ meaning, score })
  }
  const counts = (says(quantity) && (says(people) || says(passes) || says(parties))) || says(passes)
  if (says(inAll) && (says(people) || says(passes))) add('seats', 95)
  const matched = stems.filter(([, set]) => tokens.some((token) => startsWithOne(token, set)))
  if (counts && !matched.some(([meaning]) => stronger.has(meaning))) add('seats', 85)
  if (
    matched.some(([meaning]) => meaning === 'isChild') &&
    matched.some(([meaning]) => meaning === 'children')
  )
    add('isChild', 84)
  const named = matched.some(([meaning]) => meaning === 'name' || meaning === 'surname')
  // 'Partner Title', 'Name Suffix'
  if (tokens.length > 1 && says(forms)) add('title', 90)
  // 'Partner First Name', 'Child 1 Last Name'
  if (named && matched.some(([meaning]) => ofCompanion.has(meaning)) && !counts) add('companionName', 83)
  for (const [at, [meaning]] of matched.entries()) add(meaning, 80 - 2 * at)
  // 'Child 1 First Name', 'Invitado 2'.
  if (named && matched.some(([meaning]) => meaning === 'children')) add('companionName', 79)
  if (hasMeaning(found, 'household')) add('kind', 50)
  // 'Nombre de WhatsApp' is how somebody is called there.
  if (hasMeaning(found, 'phone')) for (const one of found) if (one.meaning === 'name') one.score -= 25
  return found
}

const forms: ReadonlySet<string> = new Set([
  'title',
  'suffix',
  'prefix',
  'salutation',
  'tratamiento',
  'anrede',
])
const ofCompanion: ReadonlySet<Meaning> = new Set(['companionName', 'companions', 'children'])

/** 'Mesa de los invitados', 'Pases confirmados' and 'Número de acompañantes' do not count the seats. */
const stronger: ReadonlySet<Meaning> = new Set([
  'answer',
  'phone',
  'companions',
  'table',
  'children',
  'adults',
  'leftOut',
  'identity',
])

/** A word of the set, or one that begins with a stem of five letters or more. */
function startsWithOne(token: string, set: ReadonlySet<string>): boolean {
  if (set.has(token)) return true
  for (let length = 5; length < token.length; length++) if (set.has(token.slice(0, length))) return true
  return false
}
