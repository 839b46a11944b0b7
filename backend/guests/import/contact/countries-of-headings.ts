import type { CountryCode } from 'libphonenumber-js/mobile'
import { languages } from '../headings/catalogue.ts'
import { foldHeading } from '../headings/fold-heading.ts'
import type { Headings } from '../headings/meanings.ts'

type Language = keyof typeof languages

/** Where lists in a language come from. English headings stand in code and on lists of everywhere: they say nothing. */
const countries: Partial<Record<Language, readonly CountryCode[]>> = {
  es: 'ES MX CO AR PE VE CL EC GT BO DO CU HN PY SV NI CR PA UY PR'.split(' ') as CountryCode[],
  ca: ['ES', 'AD'],
  gl: ['ES'],
  eu: ['ES'],
  pt: ['PT', 'BR'],
  fr: ['FR', 'BE', 'CH', 'CA', 'MA', 'LU'],
  de: ['DE', 'AT', 'CH', 'LU'],
  it: ['IT', 'CH'],
  en: ['US', 'GB', 'IE', 'CA', 'AU', 'NZ', 'IN', 'ZA', 'SG', 'PH', 'NG'],
}

const phrases: ReadonlyMap<string, ReadonlySet<Language>> = (() => {
  const found = new Map<string, Set<Language>>()
  for (const [language, headings] of Object.entries(languages) as [Language, Headings][])
    for (const text of Object.values(headings))
      for (const phrase of text.split(',')) {
        const key = foldHeading(phrase)
        found.set(key, (found.get(key) ?? new Set()).add(language))
      }
  return found
})()

/** The countries of the language that most headings are in, and which it is; null where they do not say. */
export function countriesOfHeadings(
  headers: readonly string[],
): { language: string; countries: readonly CountryCode[] } | null {
  const votes = new Map<Language, number>()
  for (const header of headers) {
    const spoken = phrases.get(foldHeading(header))
    for (const language of spoken ?? [])
      votes.set(language, (votes.get(language) ?? 0) + 1 / (spoken?.size ?? 1))
  }
  const [best, next] = [...votes].sort(([, one], [, other]) => other - one)
  if (!best || (next && next[1] >= best[1])) return null
  return { language: best[0], countries: countries[best[0]] ?? [] }
}
