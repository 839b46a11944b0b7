/**
 * One self-hosted family: its files, a fallback of the same measure so that nothing shifts, and its letters' widths.
 */
export type Typeface = {
  family: string
  kind: 'serif' | 'sans'
  faces: { weight: string; style: 'normal' | 'italic'; url: string }[]
  fallback: { sizeAdjust: string; ascent: string; descent: string; lineGap: string }
  /** Advances in `unitsPerEm`: groups of a three-digit width and the characters that have it, parted by '|'. */
  widths: string
  /** A hundred, if it is not said: enough where words must only fit. */
  unitsPerEm?: 1000
  /** Capitals and the small letters after them that are set closer, and by how much, in em. */
  kerning?: [capitals: string, letters: string, closer: number][]
}

const local = {
  serif: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos', 'Noto Serif'],
  sans: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto', 'Helvetica Neue'],
}

/** The `font-family` list of a typeface, its measured fallback included. */
export const fontStack = ({ family, kind }: Typeface): string =>
  `'${family}', '${family} fallback', ${kind === 'serif' ? 'serif' : 'sans-serif'}`

/** The `@font-face` rules of a typeface. */
export function fontFaceRules({ family, kind, faces, fallback }: Typeface): string {
  const own = faces.map(
    ({ weight, style, url }) =>
      `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};font-display:swap;` +
      `src:url(${url}) format('woff2')}`,
  )
  const sources = local[kind].map((name) => `local('${name}')`).join(',')
  const { sizeAdjust, ascent, descent, lineGap } = fallback
  const measure =
    `size-adjust:${sizeAdjust};ascent-override:${ascent};` +
    `descent-override:${descent};line-gap-override:${lineGap}`
  return `${own.join('')}@font-face{font-family:'${family} fallback';src:${sources};${measure}}`
}

const tables = new Map<string, Map<string, number>>()

function tableOf({ widths, unitsPerEm }: Typeface): Map<string, number> {
  const known = tables.get(widths)
  if (known) return known
  const table = new Map<string, number>()
  for (const [, width = '0', letters = ''] of widths.matchAll(/(\d{3})([^|]+)/g)) {
    for (const letter of letters) table.set(letter, Number(width) / (unitsPerEm ?? 100))
  }
  tables.set(widths, table)
  return table
}

/** Width of a line in em, `tracking` em added after each letter. Unknown letters count as a wide one. */
export function textWidth(typeface: Typeface, text: string, tracking = 0): number {
  const table = tableOf(typeface)
  const letters = [...text.normalize('NFC')]
  const closerBefore = (at: number) => kernOf(typeface, letters[at - 1], letters[at])
  return letters.reduce(
    (sum, letter, at) => sum + (table.get(letter) ?? table.get('W') ?? 0.9) + tracking - closerBefore(at),
    0,
  )
}

const kernOf = ({ kerning = [] }: Typeface, before = ' ', letter = ' ') =>
  kerning.find(([capitals, letters]) => capitals.includes(before) && letters.includes(letter))?.[2] ?? 0
