import { foldHeader } from '../../spreadsheet/fold.ts'
import { marks } from './marks.ts'
import { withoutEnd } from './without-end.ts'
import { adultWords, childWords, genderWords, noWords, statusWords, yesWords } from './words.ts'

/** What a cell's text is by itself. */
export type ValueKind =
  | 'email'
  | 'link'
  | 'date'
  | 'count'
  | 'half'
  | 'number'
  | 'phone'
  | 'mark'
  | 'answer'
  | 'status'
  | 'age'
  | 'gender'
  | 'table'
  | 'code'
  | 'name'
  | 'text'

const email = /^[^\s@]{1,80}@[^\s@]{1,120}\.[^\s@.]{2,20}$/
const link = /^(?:https?:\/\/|www\.)/i
const date = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}(?:[ T,].{0,20})?$/
const plainNumber = /^[+-]?\d{1,15}(?:[.,]\d{1,10})?(?:[eE]\+?\d{1,2})?$/
const phoneLike = /^[=+('’]{0,3}[\d\s+().\-–/=]{6,40}$/
const tableName = /^(?:mesa|table|taula|tisch|tavolo|mahaia?|mesa n[ºo°.]{0,2}) {0,2}[\p{L}\p{N}]/iu
const code = /^(?=[^\d]{0,60}\d)(?=[^\p{L}]{0,60}\p{L})[\p{L}\p{N}_./-]{2,80}$/u
const letter = /\p{L}/u

/** The kind of a cell's text, already in one line. */
export function kindOfValue(text: string): ValueKind {
  if (text.length > 120) return link.test(text) ? 'link' : 'text'
  const first = text.charCodeAt(0)
  const startsWithDigit =
    (first >= 48 && first <= 57) ||
    first === 43 ||
    first === 40 ||
    first === 61 ||
    first === 45 ||
    first === 39
  if (startsWithDigit) {
    if (plainNumber.test(text)) return kindOfNumber(text)
    if (date.test(text)) return 'date'
    if (phoneLike.test(text) && digitsIn(text) >= 7) return 'phone'
  }
  if (text.includes('@') && email.test(withoutEnd(text, '<>;, '))) return 'email'
  if (link.test(text)) return 'link'
  if (marks.has(text)) return 'mark'
  if (/^(?:[x×] ?\d{1,2}|\d{1,2} ?[x×])$/i.test(text)) return 'count'
  if (!letter.test(text)) return digitsIn(text) >= 7 && phoneLike.test(text) ? 'phone' : 'text'
  return kindOfWords(text)
}

function kindOfNumber(text: string): ValueKind {
  if (/[eE]/.test(text)) return 'phone'
  const value = Number(text.replace(',', '.'))
  if (!Number.isInteger(value)) return /^\d{1,2}[.,]\d{1,2}$/.test(text) ? 'half' : 'number'
  const digits = digitsIn(text)
  if (text.startsWith('+') && digits < 7) return 'count'
  if (digits >= 7) return 'phone'
  return Math.abs(value) <= 50 ? 'count' : 'number'
}

function kindOfWords(text: string): ValueKind {
  if (text.length <= 24) {
    const folded = foldHeader(text)
    if (folded.length === 1 && text.charCodeAt(0) < 0x2e80) return 'mark'
    if (statusWords.has(folded)) return 'status'
    if (yesWords.has(folded) || noWords.has(folded)) return 'answer'
    if (genderWords.has(folded)) return 'gender'
    if (childWords.has(folded) || adultWords.has(folded)) return 'age'
    if (tableName.test(text)) return 'table'
  }
  const digits = digitsIn(text)
  if (digits > 0 && !text.includes(' ') && code.test(text)) return 'code'
  return looksLikeNames(text, digits) ? 'name' : 'text'
}

/** Names of people in any script: letters above all, few digits, and no sentence. */
export function looksLikeNames(text: string, digits = digitsIn(text)): boolean {
  if (digits > 4 || text.length > 110 || text.includes('@')) return false
  if (/[=<>{}[\]|#%$€]|:\S|\. \p{Ll}|\.$.{0}(?<=\p{Ll}{9}\.)/u.test(text)) return false
  return text.split(' ').length <= 14
}

export function digitsIn(text: string): number {
  let digits = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit >= 48 && unit <= 57) digits += 1
  }
  return digits
}
