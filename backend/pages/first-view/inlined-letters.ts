import { cutLetters } from './cut-letters.ts'
import type { FontFace } from './font-faces.ts'
import { keepRecent } from './keep-recent.ts'
import { lettersFeatures } from './letter-features.ts'
import { lettersUsed, type UsedFace } from './letters-used.ts'

type ReadFile = (url: string) => Promise<Buffer>

/**
 * `letters` are the code points that the rules have of a face, by `keyOf`; `needed` are the files that the cover still
 * asks for.
 */
export type InlinedLetters = { rules: string; letters: Map<string, number[]>; needed: string[] }

type Rule = { face: FontFace; rule: string; letters: number[] }

/** The same for all faces among which a browser chooses by their letters alone. */
export const keyOf = ({ family, style, weight }: FontFace) => JSON.stringify([family, style, weight])

/** In pixels: what small print is drawn for in a face that knows sizes, where the styles leave it to the browser. */
const textSize = 18
/** Of a few kB each; many covers share one (the same format, greeting and month). */
const keepRule = keepRecent<Rule>(1_000)

/**
 * `@font-face` rules that hold the very letters of the elements `within`, as data, to stand after the style sheet's own:
 * a text needs no file then to look as it will. Of covers that say the same in several ways the first is taken whose
 * rules fit; of the last one the heaviest faces are left out. Rejects when a face cannot be cut.
 */
export async function inlinedLetters(
  css: string,
  covers: readonly string[],
  within: string,
  { fits, readFile }: { fits: (rules: string) => Promise<boolean>; readFile: ReadFile },
): Promise<InlinedLetters> {
  const features = lettersFeatures(css)
  let all: Rule[] | undefined
  let rules: Rule[] = []
  for (const cover of covers) {
    const used = lettersUsed(css, cover, within)
    rules = await Promise.all(
      used.map((one) => keepRule(JSON.stringify([one, features]), () => cutRule(one, features, readFile))),
    )
    all ??= rules
    if (await fits(textOf(rules))) break
  }
  const fewest = rules.toSorted((a, b) => a.rule.length - b.rule.length)
  while (fewest.length > 0 && !(await fits(textOf(fewest)))) fewest.pop()
  // Of a face that lacks letters of the first cover, the file is asked for.
  const needed = (all ?? []).filter((rule) => !isWithin(fewest, rule)).map(({ face }) => face.url)
  return {
    rules: textOf(fewest),
    letters: new Map(fewest.map(({ face, letters }) => [keyOf(face), letters])),
    needed,
  }
}

const isWithin = (rules: readonly Rule[], { face, letters }: Rule) => {
  const found = new Set(rules.find((rule) => keyOf(rule.face) === keyOf(face))?.letters)
  return letters.every((letter) => found.has(letter))
}

const textOf = (rules: readonly Rule[]) => rules.map(({ rule }) => rule).join('')

async function cutRule(
  { face, texts: words, opticalSizes }: UsedFace,
  features: string[],
  readFile: ReadFile,
): Promise<Rule> {
  const { family, style, weight, url } = face
  // A line is as high as the first face that has a space.
  const texts = [...words, ' ']
  const [opsz = textSize, other] = opticalSizes
  // A face declared for one weight needs no other, and one drawn for one size none either.
  const axes = { ...(/^\d+$/.test(weight) && { wght: Number(weight), ...(other === undefined && { opsz }) }) }
  const cut = await cutLetters({ file: await readFile(url), texts, features, axes })
  const letters = [...new Set([...texts.join('')].map((letter) => letter.codePointAt(0) ?? 0))].toSorted(
    (a, b) => a - b,
  )
  const source = `src:url(data:font/woff2;base64,${cut.toString('base64')}) format('woff2')`
  const rule =
    `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};font-display:block;` +
    `${source};unicode-range:${rangeOf(letters)}}`
  return { face, rule, letters }
}

/** Code points in their order as a CSS `unicode-range`, neighbours joined. */
function rangeOf(points: readonly number[]): string {
  const runs: [number, number][] = []
  for (const point of points) {
    const last = runs.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else runs.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join()
}
