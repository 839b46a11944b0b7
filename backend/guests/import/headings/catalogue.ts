import { ca } from './ca.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { eu } from './eu.ts'
import { foldHeading } from './fold-heading.ts'
import { fr } from './fr.ts'
import { gl } from './gl.ts'
import { it } from './it.ts'
import type { Headings, Meaning } from './meanings.ts'
import { pt } from './pt.ts'
import { scripts } from './scripts.ts'

/** Headings by language, that of most lists first. */
export const languages = { es, en, ca, gl, eu, fr, pt, de, it, scripts } as const satisfies Record<
  string,
  Headings
>

/** The meanings of a folded heading, in order of the languages. */
export const catalogue: ReadonlyMap<string, readonly Meaning[]> = (() => {
  const found = new Map<string, Meaning[]>()
  for (const headings of Object.values(languages) as Headings[]) {
    for (const [meaning, phrases] of Object.entries(headings) as [Meaning, string][]) {
      for (const phrase of phrases.split(',')) {
        const key = foldHeading(phrase)
        const meanings = found.get(key)
        if (!meanings) found.set(key, [meaning])
        else if (!meanings.includes(meaning)) meanings.push(meaning)
      }
    }
  }
  return found
})()
