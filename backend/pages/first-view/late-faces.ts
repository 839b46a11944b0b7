import { declarationsOf, statementsOf } from './css-blocks.ts'
import { type FontFace, faceOf } from './font-faces.ts'

/**
 * The `@font-face` statements of a style sheet that have a file, apart from the rest of it, as they stand there; the rest
 * does not say again what `said` says of the machine's own faces.
 */
export function withoutFiles(css: string, said = ''): { css: string; faces: string[] } {
  if (!css.includes('@font-face')) return { css, faces: [] }
  const statements = statementsOf(css)
  const isFace = ({ prelude }: (typeof statements)[number]) => prelude === '@font-face'
  const hasFile = (statement: (typeof statements)[number]) =>
    isFace(statement) && faceOf(statement.block) !== null
  return {
    css: statements
      .filter((statement) => !hasFile(statement) && !(isFace(statement) && said.includes(statement.block)))
      .map(({ text }) => text)
      .join(''),
    faces: statements.filter(hasFile).map(({ block }) => block),
  }
}

/**
 * A style element of faces whose files are fetched after the first frame, when `app/late-faces.ts` of the page's script
 * adds them, and at once without script: they would otherwise be fetched before anything is painted. Being the last of
 * the document's styles, none takes over the letters that stand in the page: `lettersOf` says which code points of a face
 * those are. The faces that have some come first, and `data-begun` says how many they are: the page's text goes on in
 * them.
 */
export function lateFaces(
  blocks: readonly string[],
  lettersOf: (face: FontFace) => readonly number[],
): string {
  if (blocks.length === 0) return ''
  const late = blocks.map((block) => {
    const face = faceOf(block)
    const letters = face ? lettersOf(face) : []
    return { isBegun: letters.length > 0, rule: `@font-face{${besides(block, letters)}}` }
  })
  const begun = late.filter(({ isBegun }) => isBegun)
  const css = [...begun, ...late.filter(({ isBegun }) => !isBegun)].map(({ rule }) => rule).join('')
  return `<style id="late-faces" media="not all" data-begun="${begun.length}">${css}</style><noscript><style>${css}</style></noscript>`
}

/** A face's declarations with its `unicode-range` less some code points. */
function besides(block: string, letters: readonly number[]): string {
  if (letters.length === 0) return block
  const declarations = declarationsOf(block)
  const range = declarations.find(({ property }) => property === 'unicode-range')?.value ?? 'U+0-10FFFF'
  const left = letters.reduce((ranges, letter) => ranges.flatMap(without(letter)), rangesOf(range))
  return [
    ...declarations
      .filter(({ property }) => property !== 'unicode-range')
      .map(({ property, value }) => `${property}:${value}`),
    `unicode-range:${left.map(asText).join()}`,
  ].join(';')
}

type Range = readonly [first: number, last: number]

/** The ranges of a `unicode-range`; of the wildcard form (U+4??) too. */
const rangesOf = (text: string): Range[] =>
  text.split(',').map((one) => {
    const [first = '', last = first] = one.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first.replaceAll('?', '0'), 16), Number.parseInt(last.replaceAll('?', 'F'), 16)]
  })

const without =
  (letter: number) =>
  ([first, last]: Range): Range[] => {
    if (letter < first || letter > last) return [[first, last]]
    const parts: Range[] = [
      [first, letter - 1],
      [letter + 1, last],
    ]
    return parts.filter(([first, last]) => first <= last)
  }

const hex = (point: number) => point.toString(16).toUpperCase()
const asText = ([first, last]: Range) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`
