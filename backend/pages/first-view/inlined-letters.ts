import { cutLetters } from './cut-letters.ts'
import { keepRecent } from './keep-recent.ts'
import { lettersFeatures } from './letter-features.ts'
import { lettersUsed, type UsedFace } from './letters-used.ts'

type ReadFile = (url: string) => Promise<Buffer>

/** `files` are those that the rules stand in for. */
export type InlinedLetters = { rules: string; files: string[] }

type Rule = { file: string; rule: string }

/** In pixels: what small print is drawn for in a face that knows sizes, where the styles leave it to the browser. */
const textSize = 18
/** Of a few kB each; many covers share one (the same format, greeting and month). */
const keepRule = keepRecent<Rule>(1_000)

/**
 * `@font-face` rules that hold the very letters of the elements `within`, as data, to stand after the style sheet's own:
 * a text needs no file then to look as it will. Of covers that say the same in several ways the first is taken whose
 * letters take at most so many bytes of CSS; of the last one the heaviest faces are left out. Rejects when a face cannot
 * be cut.
 */
export async function inlinedLetters(
  css: string,
  covers: readonly string[],
  within: string,
  { mostBytes, readFile }: { mostBytes: number; readFile: ReadFile },
): Promise<InlinedLetters> {
  const features = lettersFeatures(css)
  let rules: Rule[] = []
  for (const cover of covers) {
    const used = lettersUsed(css, cover, within)
    rules = await Promise.all(
      used.map((one) => keepRule(JSON.stringify([one, features]), () => cutRule(one, features, readFile))),
    )
    if (sizeOf(rules) <= mostBytes) break
  }
  const fewest = rules.toSorted((a, b) => a.rule.length - b.rule.length)
  while (sizeOf(fewest) > mostBytes) fewest.pop()
  // A file that one face still needs is asked for.
  const needed = rules.filter((rule) => !fewest.includes(rule)).map(({ file }) => file)
  return {
    rules: fewest.map(({ rule }) => rule).join(''),
    files: fewest.map(({ file }) => file).filter((file) => !needed.includes(file)),
  }
}

const sizeOf = (rules: readonly Rule[]) => rules.reduce((sum, { rule }) => sum + rule.length, 0)

async function cutRule(
  { face, texts, opticalSizes }: UsedFace,
  features: string[],
  readFile: ReadFile,
): Promise<Rule> {
  const { family, style, weight, url } = face
  const [opsz = textSize, other] = opticalSizes
  // A face declared for one weight needs no other, and one drawn for one size none either.
  const axes = { ...(/^\d+$/.test(weight) && { wght: Number(weight), ...(other === undefined && { opsz }) }) }
  const cut = await cutLetters({ file: await readFile(url), texts, features, axes })
  const source = `src:url(data:font/woff2;base64,${cut.toString('base64')}) format('woff2')`
  const rule =
    `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};font-display:block;` +
    `${source};unicode-range:${rangeOf(texts)}}`
  return { file: url, rule }
}

/** The letters of texts as a CSS `unicode-range`, neighbours joined. */
function rangeOf(texts: readonly string[]): string {
  const points = new Set([...texts.join('')].map((letter) => letter.codePointAt(0) ?? 0))
  const runs: [number, number][] = []
  for (const point of [...points].toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else runs.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join()
}
