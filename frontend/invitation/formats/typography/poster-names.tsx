import type { CSSProperties } from 'react'
import { type CoupleNames, spokenNames } from '../../../../domain/event/name-parts.ts'
import { type Typeface, textWidth } from '../../typefaces/typeface.ts'
import { fillingRows } from './filling-rows.ts'

type Props = {
  names: CoupleNames
  typeface: Typeface
  /** The share of a wide screen's height that the names may take. */
  height: number
}

/** Measured widths are trusted to the hundredth. */
const air = 1.01
/** As the format's styles have them: letter spacing, and the joiner's size and the space after it in its own em. */
const tracking = -0.015
const joinerSize = 0.5
const joinerSpace = 0.3

/**
 * The names so that they fill the width: each line on its own where the card is narrow, and where it is wide in the rows
 * that fill it best. A line has its width in `--ems`, a row its own.
 */
export function PosterNames({ names, typeface, height }: Props) {
  const { lines, joiner } = names
  const widths = lines.map((line) => textWidth(typeface, line, tracking) * air)
  const space = textWidth(typeface, ' ')
  const joins = joiner && {
    before: joiner.before,
    width: (textWidth(typeface, joiner.word) + joinerSpace) * joinerSize,
  }
  const rows = fillingRows(widths, space, joins, height)
  return (
    <h1 className="names" style={{ '--lines': lines.length, '--rows': rows.length } as CSSProperties}>
      <span className="spoken">{spokenNames(names)}</span>
      {names.lead && (
        <span className="lead" aria-hidden="true">
          {names.lead}
        </span>
      )}
      {rows.map(({ from, to, ems }) => (
        <span key={from} className="row" aria-hidden="true" style={emsOf(ems)}>
          {lines.slice(from, to).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of one couple may say the same
            <span key={at} className="line" style={emsOf(Math.max(1, widths[from + at] ?? 1))}>
              {from + at === joiner?.before && <span className="joiner">{joiner.word}</span>}
              <span className="name">{line}</span>{' '}
            </span>
          ))}
        </span>
      ))}
    </h1>
  )
}

const emsOf = (ems: number) => ({ '--ems': ems.toFixed(2) }) as CSSProperties
