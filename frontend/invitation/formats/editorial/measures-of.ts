import type { CoupleNames } from '../../../../domain/event/name-parts.ts'
import { twoLines } from '../../parts/two-lines.ts'
import { bodoniModa } from '../../typefaces/bodoni-moda.ts'
import { textWidth } from '../../typefaces/typeface.ts'
import { ratioOf } from './mark.tsx'

/** In em of the names: the italic ampersand with the space after it. */
const joinerWidth = 0.95
/** What the ampersand takes between two names in one line, and the widest line that is a masthead on a desktop. */
const between = 0.98
const longestRow = 8.6

type Measures = {
  /** `brief` names fit one below the other in a narrow column; `long` ones need a line without the ampersand. */
  'data-names': 'brief' | 'usual' | 'long'
  /** One name, or two short ones, a masthead in one line on a desktop; its width is `--row`. */
  'data-row'?: ''
  style: Record<`--${string}`, string>
}

/** The widths of the names' lines, in em, and of the mark. */
export function measuresOf({ lines, lead, joiner }: CoupleNames, mark: string[]): Measures {
  const own = lines.map(widthOf)
  const widths = own.map((width, at) => width + (at === joiner?.before ? joinerWidth : 0))
  const bare = Math.max(1.6, ...own)
  const widest = Math.max(1.6, ...widths)
  const row = own.reduce((sum, width) => sum + width, own.length > 1 ? between : 0)
  const isRow = row < longestRow && (lines.length === 1 || (joiner !== null && !lead && lines.length === 2))
  // A title's many lines are two on a desktop.
  const broad = !joiner && lines.length > 2 ? twoLines(lines, bodoniModa).lines.map(widthOf) : null
  return {
    'data-names': bare < 2.7 ? 'brief' : bare > 4.8 ? 'long' : 'usual',
    ...(isRow && { 'data-row': '' as const }),
    style: {
      '--bare': bare.toFixed(2),
      '--widest': widest.toFixed(2),
      ...(isRow && { '--row': row.toFixed(2) }),
      '--lines': `${lines.length}`,
      '--ratio': ratioOf(mark).toFixed(2),
      ...(broad && { '--broad': Math.max(...broad).toFixed(2), '--broad-lines': '2' }),
    },
  }
}

const widthOf = (line: string) => textWidth(bodoniModa, line, -0.03) * 1.02
