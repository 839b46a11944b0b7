import type { CoupleNames } from '../../../../domain/event/name-parts.ts'
import { bodoniModa } from '../../typefaces/bodoni-moda.ts'
import { textWidth } from '../../typefaces/typeface.ts'

/** In em of the names: the italic ampersand with the space after it. */
const joinerWidth = 0.95

/** The names' lines: how many, the widest, and those that leave the mark a place at their left. */
export function measuresOf({ lines, joiner, initials }: CoupleNames): Record<`--${string}`, string> {
  const widths = lines.map(
    (line, at) => textWidth(bodoniModa, line) * 1.03 + (at === joiner?.before ? joinerWidth : 0),
  )
  const [first = 0, ...others] = widths
  // One name alone has the mark at its right.
  const isAlone = others.length === 0
  const isLong = joiner !== null && lines.length > 2
  const lower = isLong ? widths.slice(joiner.before) : others
  const beside = isAlone ? first : Math.max(...lower)
  const hasRoom = isLong || beside / lines.length < 1.85
  return {
    '--count': `${lines.length}`,
    '--letters': Math.max(1.1, textWidth(bodoniModa, initials.join('')) + 0.1).toFixed(2),
    '--share': isLong ? '0.142' : '0.15',
    '--up': isAlone ? '1' : hasRoom ? `${lower.length}` : '0',
    '--widest': Math.max(2, first, ...others).toFixed(2),
    '--beside': isAlone || hasRoom ? beside.toFixed(2) : '0',
    '--side': isAlone || hasRoom ? 'center' : 'start',
    '--from': isAlone ? 'auto' : '0',
  }
}
