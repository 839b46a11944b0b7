import type { CSSProperties } from 'react'
import type { CoupleNames } from '../../../domain/event/name-parts.ts'
import { type Typeface, textWidth } from '../typefaces/typeface.ts'

/** The size of the word between two names in a row, in em; its sides have the room of a letter more. */
const joinerSize = 0.62

/**
 * Two people's names that fit in one line, for a cover's element: `data-row` when their line is at most `longest` em,
 * and the line's width in em as `--row`, so that a format sets `font-size: min(…, calc(80cqi / var(--row)))`.
 */
export function oneRow({ lines, joiner }: CoupleNames, typeface: Typeface, longest: number) {
  const row =
    joiner && lines.length === 2
      ? (textWidth(typeface, lines.join('')) + joinerSize * (textWidth(typeface, joiner.word) + 1.2)) * 1.03
      : Number.POSITIVE_INFINITY
  return row <= longest ? { 'data-row': true, style: { '--row': row.toFixed(2) } as CSSProperties } : {}
}
