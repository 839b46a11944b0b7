import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { cleanLine } from '../../spreadsheet/clean-text.ts'
import { foldHeader } from '../../spreadsheet/fold.ts'
import { digitsIn } from '../values/kind-of-value.ts'
import { noWords } from '../values/words.ts'

/** The phones of a cell in E.164, or what is wrong with it: digits that are no phone, or words. */
export type PhoneReading = { phones: string[]; problem?: 'digits' | 'words' }

const nothing: PhoneReading = { phones: [] }

/** Fast path for Spanish mobiles, ten times faster than libphonenumber. */
const spanish = /^(?:\+34|0034)?((?:6\d|7[1-4])\d{7})$/

/** Mobiles first: WhatsApp reaches no landline. */
export const mobilesFirst = (phones: readonly string[]): string[] =>
  phones.length < 2
    ? [...phones]
    : [...phones.filter(isMobile), ...phones.filter((phone) => !isMobile(phone))]

function isMobile(phone: string): boolean {
  const type = parsePhoneNumberFromString(phone)?.getType()
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
}

/** Reads one or more phones; those without a prefix belong to `country`, null where that is not known. */
export function readPhones(text: string, country: string | null): PhoneReading {
  const bare = text.replace(/[\s.-]/g, '')
  const fast = spanish.exec(bare)
  if (fast && (country === 'ES' || bare.length > 9)) return { phones: [`+34${fast[1]}`] }
  if (/^[-–—/\s*?]{0,10}$/.test(text)) return nothing
  const digits = digitsIn(text)
  if (digits < 5)
    return digits === 0 && noWords.has(foldHeader(text))
      ? nothing
      : { phones: [], problem: digits === 0 ? 'words' : 'digits' }
  const whole = onePhone(text, country)
  if (whole) return { phones: [whole] }
  const phones: string[] = []
  for (const piece of piecesOf(text)) {
    const phone = onePhone(piece, country)
    if (phone && !phones.includes(phone)) phones.push(phone)
  }
  return phones.length > 0 ? { phones } : { phones, problem: 'digits' }
}

/** The parts between separators, words and wide gaps; at most ten. */
const piecesOf = (text: string) =>
  text
    .split(/[;,/|\n\r]|\s{2,}|\s[-–]\s|\p{L}+/u)
    .flatMap((part) => [part, ...(digitsIn(part) > 15 ? part.split(/\s/) : [])])
    .filter((part) => digitsIn(part) >= 6)
    .slice(0, 10)

/** One phone of a text, by the ways in which people and spreadsheets write them. */
function onePhone(text: string, country: string | null): string | null {
  const line = cleanLine(text)
    .replace(/^[\p{L}\s.:'’`=]{1,20}/u, '')
    .replace(/^\(\s{0,3}(\+|00)\s{0,3}(\d{1,4})\s{0,3}\)/, '+$2')
  const digits = line.replace(/\D/g, '')
  if (digits.length < 6 || digits.length > 17 || /\p{L}{2}/u.test(line)) return null
  if (/^[^\d]{0,3}\+/.test(line)) return abroad(digits) ?? inland(digits, country)
  if (digits.startsWith('00')) return abroad(digits.replace(/^0+/, '')) ?? inland(digits, country)
  return inland(digits, country) ?? (digits.length >= 10 ? abroad(digits.replace(/^0+/, '')) : null)
}

function inland(digits: string, country: string | null): string | null {
  if (!country || !isSupportedCountry(country)) return null
  return valid(digits, country) ?? (digits.startsWith('0') ? valid(digits.replace(/^0+/, ''), country) : null)
}

/** With its country code; the old '1' of Mexican mobiles and a zero in brackets are left out. */
function abroad(digits: string): string | null {
  const plus = valid(`+${digits}`)
  if (plus) return plus
  if (/^521\d{10}$/.test(digits)) return valid(`+52${digits.slice(3)}`)
  if (/^54[1-8]\d{9}$/.test(digits)) return valid(`+549${digits.slice(2)}`)
  const zero = /^([1-9]\d{1,2})0(\d{8,10})$/.exec(digits)
  return zero ? valid(`+${zero[1]}${zero[2]}`) : null
}

function valid(text: string, country?: CountryCode): string | null {
  const phone = parsePhoneNumberFromString(text, {
    ...(country ? { defaultCountry: country } : {}),
    extract: false,
  })
  return phone?.isValid() && !phone.ext ? phone.number : null
}
