import { parsePhoneNumberFromString as parseAny } from 'libphonenumber-js/max'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { digitsIn } from '../values/kind-of-value.ts'
import { countriesOfHeadings } from './countries-of-headings.ts'
import { readPhones } from './read-phone.ts'

/** The country of a file's phones without a prefix, and the others that fit nearly as well. */
export type FoundCountry = { country: string; others: string[]; isSure: boolean }

/** Countries whose lists are read, those of most lists first: between equals the first wins. */
const countries: readonly CountryCode[] = [
  ...([
    'ES',
    'MX',
    'CO',
    'AR',
    'PE',
    'VE',
    'CL',
    'EC',
    'GT',
    'BO',
    'DO',
    'CU',
    'HN',
    'PY',
    'SV',
    'NI',
    'CR',
    'PA',
    'UY',
    'PR',
  ] as const),
  ...([
    'US',
    'BR',
    'FR',
    'DE',
    'IT',
    'GB',
    'PT',
    'AT',
    'CH',
    'BE',
    'NL',
    'IE',
    'PL',
    'RO',
    'AD',
    'CA',
    'AU',
    'IL',
  ] as const),
  ...([
    'CN',
    'IN',
    'MA',
    'UA',
    'RU',
    'GR',
    'TR',
    'SE',
    'NO',
    'DK',
    'FI',
    'CZ',
    'HU',
    'BG',
    'HR',
    'RS',
    'AE',
    'SA',
  ] as const),
  ...([
    'JP',
    'KR',
    'PH',
    'ZA',
    'NZ',
    'EG',
    'NG',
    'PK',
    'ID',
    'MY',
    'SG',
    'TH',
    'VN',
    'HK',
    'TW',
    'LU',
    'SK',
    'SI',
  ] as const),
]

/** Countries by the script or language of the list. */
const byScript: [RegExp, readonly string[]][] = [
  [/\p{Script=Hebrew}/u, ['IL']],
  [/\p{Script=Han}/u, ['CN', 'TW', 'HK', 'SG']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['JP']],
  [/\p{Script=Hangul}/u, ['KR']],
  [/\p{Script=Greek}/u, ['GR']],
  [/\p{Script=Cyrillic}/u, ['RU', 'UA', 'BG', 'RS']],
  [/\p{Script=Arabic}/u, ['SA', 'AE', 'EG', 'MA']],
  [/\p{Script=Thai}/u, ['TH']],
]

/** Phones that are asked about every country. */
const sampled = 60

/**
 * The country of most phones: what prefixes say counts, then in which country most of the others are mobiles; the
 * event's own country wins between near equals. null without phones.
 */
export function findCountry(
  texts: readonly string[],
  event: string,
  words: string,
  headers: readonly string[] = [],
): FoundCountry | null {
  const phones = texts.filter((text) => digitsIn(text) >= 6)
  if (phones.length === 0) return null
  const spread = phones.filter((_, at) => at % Math.ceil(phones.length / (sampled * 4)) === 0)
  const votes = new Map<string, number>()
  const bare: string[] = []
  for (const text of spread) {
    const [number] = hasPrefix(text) ? readPhones(text, null).phones : []
    const own = number && parsePhoneNumberFromString(number)?.country
    const country = own && (mainland[own] ?? own)
    if (country) votes.set(country, (votes.get(country) ?? 0) + 1)
    else bare.push(text.replace(/\D/g, ''))
  }
  const asked = bare.filter((_, at) => at % Math.ceil(bare.length / sampled) === 0)
  const scripts = byScript.flatMap(([script, found]) => (script.test(words) ? found : []))
  const spoken = countriesOfHeadings(headers)
  const isLikely = (country: CountryCode) =>
    country === event ||
    scripts.includes(country) ||
    (spoken?.language !== 'en' && (spoken?.countries.includes(country) ?? false))
  const score = (country: CountryCode, at: number, counted: number) => {
    const share = asked.length > 0 ? counted / asked.length : 0
    const language = !spoken?.countries.includes(country)
      ? 0
      : spoken.language !== 'en'
        ? 0.15
        : /[ñáéíóúãõç]/i.test(words)
          ? 0
          : 0.04
    const prior = scripts.includes(country) ? 0.3 : Math.max(language, country === event ? 0.12 : 0)
    const prefixed = ((votes.get(country) ?? 0) / spread.length) * 0.9
    return { country, share, score: share + prefixed + (share + prefixed > 0 ? prior : 0) - at / 10_000 }
  }
  const candidates = countriesToAsk(event, votes)
  const mobiles = candidates.map((country) => asked.filter((digits) => isMobile(digits, country)).length)
  const byScore = (one: { score: number }, other: { score: number }) => other.score - one.score
  let scores = candidates.map((country, at) => score(country, at, mobiles[at] ?? 0)).sort(byScore)
  // Landlines too, where mobiles alone point to a country that nothing else speaks for.
  if (scores[0] && !isLikely(scores[0].country) && (spoken === null || spoken.language !== 'en'))
    scores = candidates
      .map((country, at) => {
        const fixed = isLikely(country) ? asked.filter((digits) => isLandline(digits, country)).length : 0
        return score(country, at, (mobiles[at] ?? 0) + fixed * 0.7)
      })
      .sort(byScore)
  const [best, ...rest] = scores
  if (!best || best.score <= 0) return { country: event, others: [], isSure: false }
  const near = rest
    .filter(({ share, score }) => share > 0.5 && best.score - score < 0.1)
    .map(({ country }) => country)
  const isSure = near.length === 0 || best.country === event || asked.length === 0
  return { country: best.country, others: near.slice(0, 6), isSure }
}

const hasPrefix = (text: string) => /^[^\d]{0,4}(?:\+|00)/.test(text)

const countriesToAsk = (event: string, votes: ReadonlyMap<string, number>): CountryCode[] => [
  ...countries.filter((country) => country === event),
  ...countries.filter((country) => country !== event),
  ...([...votes.keys()] as CountryCode[]).filter((country) => !countries.includes(country)),
]

/** Islands that share the prefix and the numbers of a larger country. */
const mainland: Partial<Record<CountryCode, CountryCode>> = {
  GG: 'GB',
  JE: 'GB',
  IM: 'GB',
  VA: 'IT',
  AX: 'FI',
  SJ: 'NO',
  RE: 'FR',
}

const isLandline = (digits: string, country: CountryCode): boolean => {
  const phone = parseAny(digits, { defaultCountry: country, extract: false })
  return phone?.country === country && phone.isValid() && phone.getType() !== 'MOBILE'
}

/** Whether the digits are a mobile there, with or without the country's code. */
function isMobile(digits: string, country: CountryCode): boolean {
  const phone = parsePhoneNumberFromString(digits, { defaultCountry: country, extract: false })
  return phone?.country === country && phone.isValid()
}
