import { catalogue } from './catalogue.ts'
import { foldHeading, headingPart } from './fold-heading.ts'
import type { Meaning } from './meanings.ts'
import { inAll, listTitles, parties, passes, people, quantity, stems } from './words.ts'

/** What a heading may mean, surest first; of one that may mean several things, the values decide. */
export type Candidate = { meaning: Meaning; score: number }

/** Headings are short; a longer cell is a question of a form or a remark, and its first words tell enough. */
const longest = 160
const none: Candidate[] = []
const known = new Map<string, Candidate[]>()

/** The meanings of a heading: as a whole, without its remark, then by its words. Empty for a text that says nothing. */
export function meaningsOf(text: string): Candidate[] {
  if (text.length > longest || text === '') return none
  const before = known.get(text)
  if (before) return before
  const found = match(text)
  // Bounded, for the process reads many lists.
  if (known.size > 2_000) known.clear()
  known.set(text, found)
  return found
}

function match(text: string): Candidate[] {
  if (/^\+ ?1 ?\??$/.test(text.trim())) return [{ meaning: 'companions', score: 100 }]
  if (text.trim() === '#') return [{ meaning: 'number', score: 100 }]
  const whole = foldHeading(text)
  const part = foldHeading(headingPart(text))
  if (otherGuest.test(whole)) return [{ meaning: 'companionName', score: 99 }]
  const exact =
    catalogue.get(whole) ??
    catalogue.get(part) ??
    catalogue.get(singular(whole)) ??
    catalogue.get(uncounted(whole))
  const words = listTitles.has(whole) ? none : byWords(whole)
  if (!exact) return words
  const remark =
    whole === part ? none : words.filter(({ meaning }) => meaning === 'seats' || meaning === 'companions')
  const found = [...remark.filter(({ meaning }) => exact.includes(meaning))]
  for (const [at, meaning] of exact.entries())
    if (!has(found, meaning)) found.push({ meaning, score: 100 - at })
  for (const { meaning, score } of words)
    if (!has(found, meaning)) found.push({ meaning, score: score * 0.7 })
  return found
}

/** 'Guest 2 First Name', 'Invitado 3'. */
const otherGuest =
  /^(?:guest|person|adult|invitad[oa]|persona|adult[oe]|invite|gast|ospite|convidad[oa]|convidat|member|miembro|integrante) [2-9](?: (?:first|last|full|name|surname|nombres?|apellidos?|vorname|nachname|nom|prenom|cognome|nome)){0,2}$/

const has = (found: readonly Candidate[], meaning: Meaning) => found.some((one) => one.meaning === meaning)

/** '# Invited', 'Nº de invitados' count what they name. */
const uncounted = (folded: string) =>
  folded.startsWith('no ') ? folded.slice(3).replace(/^(?:de|of) /, '') : folded

/** Without a number at its end: 'Acompañante 2', 'Apellido 1'. */
const singular = (folded: string) => folded.replace(/ \d{1,2}$/, '')

function byWords(folded: string): Candidate[] {
  const tokens = folded.split(' ')
  if (tokens.length > 24) return none
  const says = (set: ReadonlySet<string>) => tokens.some((token) => set.has(token))
  const found: Candidate[] = []
  const add = (meaning: Meaning, score: number) => {
    if (!has(found, meaning)) found.push({ meaning, score })
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
  if (has(found, 'household')) add('kind', 50)
  // 'Nombre de WhatsApp' is how somebody is called there.
  if (has(found, 'phone')) for (const one of found) if (one.meaning === 'name') one.score -= 25
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
