import type { CSSProperties } from 'react'
import { brokenBetweenWords } from '../../../../domain/event/line-breaks.ts'
import { type CoupleNames, spokenNames } from '../../../../domain/event/name-parts.ts'
import { type Typeface, textWidth } from '../../typefaces/typeface.ts'
import { fillingRows } from './filling-rows.ts'
import { lightWidth, spaceApart, tracking } from './letters.ts'

type Props = {
  names: CoupleNames
  typeface: Typeface
  /** Below or beside a photo: the names are one row or a row for each line. */
  onPhoto: boolean
  /** What each line is broken into on a high phone. */
  parts?: string[][] | null
}

/** The share of a wide screen's height that the names may take. */
const height = 0.6
/** How high a row is in em, and how high the rows may be together in their own widths before one row is better. */
const rowHeight = 0.9
const highest = { pair: 0.55, other: 0.8 }
/** Lower rows than these leave a tall column beside a photo nearly empty: there the date takes lines of its own. */
const lowest = 0.27

/** Letters of a lead that are one line. */
const leadLine = 14
/** The least share of a lead's longer line that its shorter one may have. */
const leastPart = 0.5

/** Measured widths are trusted to the thousandth. */
const air = 1.001
/** The space after the joiner in em. Where it opens a line of large letters, its own shape leaves a hole that is space enough. */
export const joinerSpace = { inRow: 0.19, large: 0.11, low: 0.24 }
/** The least space beside the word between two people's first letters, in their em. */
const firstSpace = 0.04

/** How high capitals are, in em. */
const capitals = 0.7
/** A tail is this many times as long as the part of it for which a line has no room (`dipOf`). */
const wholeTail = 1.7

/**
 * The names so that they fill the width: each line on its own where the card is narrow, and where it is wide in the rows
 * that fill it best. A line has its width in `--ems`, a row its own; `--sum` is how high all lines are together when
 * each is as wide as 1. Two people's names with nothing else are a `pair`. The word that joins two people opens the
 * second's line.
 */
export function PosterNames({ names, typeface, onPhoto, parts }: Props) {
  const { lines, joiner } = names
  const { widths, lineWidths, space, joins, after, isPair, isShort: isHigh } = measuresOf(names, typeface)
  const wordBefore = (at: number) => (joiner?.before === at ? joiner.word : '')
  const piecesOf = (from: number, to: number) =>
    lines.slice(from, to).flatMap((whole, index) => {
      const at = from + index
      const pieces = parts?.[at] ?? [whole]
      return pieces.map((line, piece) => ({ line, at, word: piece === 0 ? wordBefore(at) : '' }))
    })
  const styleOf = ({ line, at, word }: { line: string; at: number; word: string }) =>
    lineOf(line, parts ? partWidth(line, word, typeface) : lineWidths[at], word)
  const isShort = onPhoto && isHigh
  const rowStyle = (from: number, to: number, ems: number) => {
    // A line that other screens break is one row here, with the word before it.
    const word = parts ? wordBefore(from) : ''
    return onPhoto && !isShort && !parts ? undefined : lineOf(lines.slice(from, to).join(' '), ems, word)
  }
  const rows =
    onPhoto && !isShort
      ? lineWidths.map((ems, from) => ({ from, to: from + 1, ems }))
      : fillingRows(widths, space, joins, isShort ? 0 : height)
  return (
    <h1 className="names" translate="no" style={{ '--join-space': `${after}em` } as CSSProperties}>
      <span className="spoken">{spokenNames(names)}</span>
      {names.lead && (
        <span className="lead" aria-hidden="true">
          {leadLinesOf(names).map(({ line, ems }) => (
            <span key={line} className="part" style={{ ...lineOf(line, ems), ...hangOf(line) }}>
              {line}{' '}
            </span>
          ))}
        </span>
      )}
      {isPair && joiner && (
        <span className="initials" aria-hidden="true">
          <span>{names.initials[0]}</span>
          <span className="mark">{joiner.word}</span>
          <span>{names.initials[1]}</span>
        </span>
      )}
      {rows.map(({ from, to, ems }) => (
        <span key={from} className="row" aria-hidden="true" style={rowStyle(from, to, ems)}>
          {piecesOf(from, to).map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of one couple may say the same
            <span key={at} className="line" style={styleOf(piece)}>
              {piece.word && <span className="joiner">{piece.word}</span>}
              <span className="name" style={hangOf(piece.line)}>
                {piece.line}
              </span>{' '}
            </span>
          ))}
        </span>
      ))}
    </h1>
  )
}

/**
 * What the poster around the names must know of them: `tails` is what stands beyond the lines' own height, and `high` how high a wide
 * poster's rows are together. `ems` is the first line's width, `up` and `down` what stands above its capitals and below
 * them, and `slender` how many times it is longer than high; `firsts` is the width of the first letters' row.
 */
export function posterOf(names: CoupleNames, typeface: Typeface) {
  const { lines, joiner, lead } = names
  const { widths, lineWidths, space, joins, sum, isPair, isLow, isShort } = measuresOf(names, typeface)
  const dips = lines.map((line, at) => dipOf(joiner?.before === at ? joiner.word + line : line))
  const beyond = lines.map((line, at) => (dips[at] ?? 0) + (at > 0 || lead ? riseOf(line) : 0))
  const tails = beyond.reduce((sum, ems, at) => sum + ems / Math.max(1, lineWidths[at] ?? 1), 0)
  const rows = fillingRows(widths, space, joins, height)
  const high = rows.reduce(
    (sum, { ems }) => sum + rowHeight / ems,
    (dips.at(-1) ?? 0) / (rows.at(-1)?.ems ?? 1) + (lead ? riseOf(lines[0] ?? '') / (rows[0]?.ems ?? 1) : 0),
  )
  const leadHigh = leadLinesOf(names).reduce((sum, { line, ems }) => sum + (rowHeight + dipOf(line)) / ems, 0)
  const firsts =
    textWidth(typeface, names.initials.slice(0, 2).join('') + (joiner?.word ?? '')) + 2 * firstSpace
  const [ems = 1] = widths
  const [first = ''] = lines
  const up = Math.max(riseOf(first), /[bdfhkl]/.test(first) ? 0.021 : 0)
  const down = dipOf(first) * wholeTail
  const slender = ems / (capitals + up + down)
  const firstsDip = (dipOf(joiner?.word ?? '') * wholeTail).toFixed(3)
  return { sum, tails, isPair, isLow, isShort, high, leadHigh, firsts, firstsDip, ems, up, down, slender }
}

/** The lines of what leads a name, 'Primera Comunión de', in the date's weight. A long one is two, so that they fill the poster. */
function leadLinesOf({ lead, joiner }: CoupleNames) {
  if (!lead) return []
  const measured = (line: string) => ({ line, ems: Math.max(1, lightWidth(line) - roomBefore(line)) })
  const lines = brokenBetweenWords(lead, joiner || lead.length <= leadLine ? 1 : 2).map(measured)
  const [first, second] = lines.map(({ ems }) => ems).toSorted((one, other) => one - other)
  // As wide as the poster a line of one short word, 'de', would be higher than the name.
  return first && second && first < leastPart * second ? [measured(lead)] : lines
}

function measuresOf({ lines, lead, joiner }: CoupleNames, typeface: Typeface) {
  const widths = widthsOf(lines, typeface)
  const isLow = heightOf(widths) < lowest && !lead
  const after = joinerSpace[isLow ? 'low' : 'large']
  const joins = joiner && {
    before: joiner.before,
    width: textWidth(typeface, joiner.word, tracking) + joinerSpace.inRow,
  }
  // With the word that joins it a line is wider.
  const lineWidths = widths.map(
    (ems, at) => ems + (at === joins?.before ? joins.width - joinerSpace.inRow + after : 0),
  )
  const isPair = joiner !== null && lines.length === 2 && !lead
  const sum = heightOf(lineWidths)
  const isShort = sum > highest[isPair ? 'pair' : 'other']
  return {
    widths,
    lineWidths,
    space: textWidth(typeface, ' ', tracking) + spaceApart,
    joins,
    after,
    isLow,
    isShort,
    sum,
    isPair,
  }
}

/** How wide a line is, with the word before it beside large letters. */
const partWidth = (line: string, word: string, typeface: Typeface): number =>
  (widthsOf([line], typeface)[0] ?? 1) + (word ? textWidth(typeface, word, tracking) + joinerSpace.large : 0)

/**
 * How high names in parts are together when each part is as wide as 1, with tails, accents and the room between them.
 * `parts` has the parts of each of the names' lines.
 */
export function heightOfParts({ joiner }: CoupleNames, parts: string[][], typeface: Typeface): number {
  const words = parts.flatMap((part, at) =>
    part.map((_, piece) => (piece === 0 && at === joiner?.before ? joiner.word : '')),
  )
  return parts.flat().reduce((sum, line, at) => {
    const word = words[at] ?? ''
    return (
      sum + (rowHeight + dipOf(word + line) + riseOf(line)) / Math.max(1, partWidth(line, word, typeface))
    )
  }, 0)
}

const heightOf = (widths: number[]) => widths.reduce((sum, ems) => sum + rowHeight / Math.max(1, ems), 0)

const widthsOf = (lines: string[], typeface: Typeface) =>
  lines.map((line) => textWidth(typeface, line, tracking) * air - roomBefore(line) - roomAfter(line))

/** What a line's first letter leaves free at its left, in em: before a stem more than before a bow. */
function roomBefore(line: string): number {
  const letter = line.normalize('NFD')[0] ?? ''
  if ('BDEFHIKLPRSU'.includes(letter)) return 0.031
  return 'CGNOQabcdehiklmnoqr'.includes(letter) ? 0.015 : 0
}

/** What a line's last letter leaves free at its right, in em, with the space after it: a foot less than a bow. */
function roomAfter(line: string): number {
  const letter = line.normalize('NFD').replaceAll(/\p{M}/gu, '').at(-1) ?? ''
  return tracking + ('fghkmnqvwxyFHKMNRX'.includes(letter) ? -0.004 : 0.014)
}

const hangOf = (line: string) =>
  ({ '--hang': roomBefore(line), '--end': roomAfter(line).toFixed(3) }) as CSSProperties

const dipOf = (letters: string): number => (/[gjpqyçQ]/.test(letters) ? 0.14 : 0)

const riseOf = (letters: string): number => (/[ÁÉÍÓÚÑÜ]/.test(letters) ? 0.14 : 0)

/** How far a line's tails hang below it is in `--dip`, how far the marks on its capitals stand above it in `--rise`. */
const lineOf = (line: string, ems = 1, joiner = '') =>
  ({
    ...emsOf(Math.max(1, ems)),
    '--dip': dipOf(joiner + line),
    '--rise': riseOf(line),
  }) as CSSProperties

const emsOf = (ems: number) => ({ '--ems': ems.toFixed(3) }) as CSSProperties
