import type { CoupleNames } from '../../../../domain/event/name-parts.ts'
import { companyIn } from '../../parts/names.tsx'
import { twoLines } from '../../parts/two-lines.ts'
import { bodoniModa } from '../../typefaces/bodoni-moda.ts'
import { textWidth } from '../../typefaces/typeface.ts'
import { heightOf, ratioOf } from './mark.tsx'

/** In em of the names: the italic ampersand with the space after it, and the indent of the second person. */
const joinerWidth = 0.95
const indent = 0.4
/** What the ampersand takes between two names in one line, and the widest line that is a masthead on a desktop. */
const between = 0.98
const longestRow = 8.2
/** Lines at least as wide as this, in em, are low on a phone. */
const lowFrom = 8.5

type Measures = {
  /** `brief` names fit one below the other in a narrow column; `long` ones are low in a narrow one. */
  'data-names': 'brief' | 'usual' | 'long'
  /** Below a broad photo on a phone they are low enough for the word between them to have its own line. */
  'data-low'?: ''
  /** Beside the last lines of the names there is room for the mark. */
  'data-beside'?: ''
  /** One name, or two short ones, a masthead in one line on a desktop; its width is `--row`. */
  'data-row'?: ''
  style: Record<`--${string}`, string>
}

/** Names with a line as long as this, in em, are low in a narrow column. */
export const areLong = (lines: string[]) =>
  Math.max(...lines.map((line) => textWidth(bodoniModa, line, -0.03) * 1.02)) > 4.8

/** Letter spacing in em: low letters need their room, or they run together. */
export const trackingOf = (lines: string[]) => (areLong(lines) ? -0.012 : -0.03)

/** The widths of the names' lines, in em, and where the mark is largest on a wide cover. */
export function measuresOf({ kind, lines, lead, joiner }: CoupleNames, mark: string[]): Measures {
  const isLong = areLong(lines)
  const tracking = trackingOf(lines)
  const widthOf = (line: string) => textWidth(bodoniModa, line, tracking) * 1.02
  /** With a company's legal form in letters 0.7 as high, and the room before it. */
  const withLowForm = (line: string) => {
    const company = companyIn(line)
    return company ? widthOf(company.name) + 0.7 * widthOf(company.form) + 0.23 : widthOf(line)
  }
  const own = lines.map(widthOf)
  const widths = own.map((width, at) => width + (at === joiner?.before ? joinerWidth : 0))
  const bare = Math.max(1.6, ...own)
  const lowForm = Math.max(1.6, ...lines.map(withLowForm))
  const inTwo = twoLines(lines, bodoniModa).lines
  const broad = Math.max(1.6, ...inTwo.map(widthOf))
  const widest = Math.max(1.6, ...widths)
  const row = own.reduce((sum, width) => sum + width, own.length > 1 ? between : 0)
  const isRow = row < longestRow && (lines.length === 1 || (joiner !== null && !lead && lines.length === 2))
  const { up, beside } = placeOf(widths, joiner?.before ?? lines.length, mark)
  const size = isLong ? 'long' : bare < 2.7 ? 'brief' : 'usual'
  return {
    'data-names': size,
    ...(bare >= lowFrom && { 'data-low': '' as const }),
    ...(isRow ? { 'data-row': '' as const } : up > 0 && { 'data-beside': '' as const }),
    style: {
      '--widest': widest.toFixed(2),
      '--bare': bare.toFixed(2),
      '--tracking': `${tracking}em`,
      ...(kind === 'title' && {
        '--one': (own.reduce((sum, width) => sum + width, 0) + 0.24 * (own.length - 1)).toFixed(2),
      }),
      ...(lowForm < bare && { '--low-form': lowForm.toFixed(2) }),
      ...(kind === 'title' && { '--broad': broad.toFixed(2), '--tiers': `${Math.min(2, lines.length)}` }),
      ...(isRow && { '--row': row.toFixed(2) }),
      '--lines': `${lines.length}`,
      '--ratio': ratioOf(mark).toFixed(2),
      ...(up > 0 && { '--up': `${up}`, '--beside': beside.toFixed(2) }),
    },
  }
}

/** How many of the last lines the mark stands beside, and their width; sizes in per cent of a desktop's width. */
function placeOf(widths: number[], second: number, mark: string[]): { up: number; beside: number } {
  const size = Math.min(95 / Math.max(...widths), 33 / widths.length, 19)
  const places = [...widths, 0].map((_, up) => {
    const from = widths.length - up
    const ends = widths.slice(from).map((width, at) => width + (from + at < second ? 0 : indent))
    const beside = Math.max(0, ...ends)
    return { up, beside, height: heightOf(mark, 98 - beside * size, 44 - from * size * 0.95) }
  })
  return places.reduce((best, place) => (place.height >= best.height ? place : best))
}
