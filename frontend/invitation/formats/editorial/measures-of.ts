import type { CoupleNames } from '../../../../domain/event/name-parts.ts'
import { bodoniModa } from '../../typefaces/bodoni-moda.ts'
import { textWidth } from '../../typefaces/typeface.ts'

/** In em of the names: the italic ampersand with the space after it. */
const joinerWidth = 0.95

/** The names' lines: how many, the widest, and those that leave the mark a place at their left; widths in em. */
export function measuresOf({ lines, joiner, initials }: CoupleNames): Record<`--${string}`, string> {
  const [first = 0, ...others] = lines.map(
    (line, at) => textWidth(bodoniModa, line) * 1.03 + (at === joiner?.before ? joinerWidth : 0),
  )
  // One name alone has the mark at its right.
  const isAlone = others.length === 0
  const beside = isAlone ? first : Math.max(...others)
  const hasRoom = isAlone || beside / lines.length < 1.85
  return {
    '--count': `${lines.length}`,
    '--letters': Math.max(1.1, textWidth(bodoniModa, initials.join('')) + 0.1).toFixed(2),
    '--up': isAlone ? '1' : hasRoom ? `${others.length}` : '0',
    '--widest': Math.max(2, first, ...others).toFixed(2),
    '--beside': hasRoom ? beside.toFixed(2) : '0',
    '--side': hasRoom ? 'center' : 'start',
    '--from': isAlone ? 'auto' : '0',
  }
}
