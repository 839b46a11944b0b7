import { type Candidate, hasMeaning } from './candidate.ts'
import { catalogue } from './catalogue.ts'
import { foldHeading, headingPart } from './fold-heading.ts'
import { matchWords } from './match-words.ts'
import { listTitles } from './words.ts'

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
  const words = listTitles.has(whole) ? none : matchWords(whole)
  if (!exact) return words
  const remark =
    whole === part ? none : words.filter(({ meaning }) => meaning === 'seats' || meaning === 'companions')
  const found = [...remark.filter(({ meaning }) => exact.includes(meaning))]
  for (const [at, meaning] of exact.entries())
    if (!hasMeaning(found, meaning)) found.push({ meaning, score: 100 - at })
  for (const { meaning, score } of words)
    if (!hasMeaning(found, meaning)) found.push({ meaning, score: score * 0.7 })
  return found
}

/** 'Guest 2 First Name', 'Invitado 3'. */
const otherGuest =
  /^(?:guest|person|adult|invitad[oa]|persona|adult[oe]|invite|gast|ospite|convidad[oa]|convidat|member|miembro|integrante) [2-9](?: (?:first|last|full|name|surname|nombres?|apellidos?|vorname|nachname|nom|prenom|cognome|nome)){0,2}$/

/** '# Invited', 'Nº de invitados' count what they name. */
const uncounted = (folded: string) =>
  folded.startsWith('no ') ? folded.slice(3).replace(/^(?:de|of) /, '') : folded

/** Without a number at its end: 'Acompañante 2', 'Apellido 1'. */
const singular = (folded: string) => folded.replace(/ \d{1,2}$/, '')
