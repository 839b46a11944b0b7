import { parsePhoneNumberFromString } from 'libphonenumber-js'
import * as v from 'valibot'
import { NewGuest } from '../../../domain/calls/guests.ts'
import { seatLimits } from '../../../domain/party/seat-limits.ts'
import { cleanLine } from './clean-text.ts'

/** A value, or the reason in Spanish why it is invalid. */
export type Parsed<T> = { value: T; problem?: undefined } | { problem: string }

/** Texts that mean an empty cell. */
const nothing = /^(-+|–|—|\/|n\/a|n\.a\.)$/i

/** Lowercase address; null when there is none. Reads 'mailto:' and 'Name <address>'. */
export function parseEmail(text: string): Parsed<string | null> {
  const line = cleanLine(text)
  if (line === '' || nothing.test(line)) return { value: null }
  const [address = ''] = (/<([^<>]+)>$/.exec(line)?.[1] ?? line).replace(/^mailto:/i, '').split('?', 1)
  const bare = address.replace(/[;,]$/, '').trim()
  if (/[;,/\s]/.test(bare.slice(bare.indexOf('@'), bare.lastIndexOf('@'))))
    return { problem: 'Hay más de un email: deja solo uno' }
  const result = v.safeParse(NewGuest.entries.email, bare)
  return result.success ? { value: result.output } : { problem: `El email «${shown(line)}» no es válido` }
}

/** Fast path for valid Spanish numbers, ten times faster than libphonenumber. */
const spanishNumber = /^(?:\+34|0034)?([67]\d{8})$/

/** E.164, Spain by default; null when there is none. */
export function parsePhone(text: string): Parsed<string | null> {
  const line = cleanLine(text)
  if (line === '' || nothing.test(line)) return { value: null }
  const spanish = spanishNumber.exec(line.replace(/[\s.-]/g, ''))
  if (spanish) return { value: `+34${spanish[1]}` }
  const bare = line.replace(/^['’`]+/, '').replace(/^(tel|whatsapp|móvil|movil|tfno|tlf)[.:]*\s*/i, '')
  const international = bare.replace(/^\(\s*(\+|00)\s*(\d+)\s*\)/, '+$2')
  const phone = parsePhoneNumberFromString(international, { defaultCountry: 'ES', extract: false })
  if (phone?.isValid() && !phone.ext) return { value: phone.number }
  return { problem: `El teléfono «${shown(line)}» no es válido` }
}

/** Seats of the party: 1 when nothing is written, else 1 to 15. */
export function parseSeats(text: string): Parsed<number> {
  const line = cleanLine(text)
  if (line === '' || nothing.test(line)) return { value: seatLimits.min }
  const seats = wholeNumber(line)
  if (seats === undefined) return { problem: `El número de personas «${shown(line)}» no es un número entero` }
  return withinLimits(seats)
}

/** Seats of the party, from the number of companions. */
export function parseCompanions(text: string): Parsed<number> {
  const line = cleanLine(text)
  if (line === '' || nothing.test(line) || /^no$/i.test(line)) return { value: seatLimits.min }
  if (/^(s[ií]|yes)$/i.test(line)) return { value: seatLimits.min + 1 }
  const companions = wholeNumber(line.replace(/^\+/, ''))
  if (companions === undefined) {
    return { problem: `Los acompañantes «${shown(line)}» no son un número: escribe cuántos son` }
  }
  return withinLimits(companions + 1)
}

/** A number of adults or children; 0 when the cell is empty. */
export function parseCount(text: string): Parsed<number> {
  const line = cleanLine(text)
  if (line === '' || nothing.test(line)) return { value: 0 }
  const count = wholeNumber(line)
  if (count !== undefined && count >= 0) return { value: count }
  return { problem: `El número de personas «${shown(line)}» no es un número entero` }
}

export function addSeats(first: number, second: Parsed<number>): Parsed<number> {
  return second.problem === undefined ? withinLimits(first + second.value) : second
}

function withinLimits(seats: number): Parsed<number> {
  if (seats < seatLimits.min) return { problem: 'El número de personas debe ser al menos 1' }
  if (seats <= seatLimits.max) return { value: seats }
  return { problem: `El número de personas (${seats}) pasa del máximo: ${seatLimits.max} por invitación` }
}

/** '2', '2.0', '2 personas', '2 pax'. */
function wholeNumber(line: string): number | undefined {
  const digits =
    /^(-?\d{1,9})([.,]0+)?(\s?(personas?|pax|plazas?|invitados?|asientos?|guests?|people))?$/i.exec(line)
  return digits ? Number(digits[1]) : undefined
}

const shown = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
