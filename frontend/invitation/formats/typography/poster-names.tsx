import type { CSSProperties } from 'react'
import { brokenBetweenWords } from '../../../../domain/event/line-breaks.ts'
import { type CoupleNames, spokenNames } from '../../../../domain/event/name-parts.ts'
import { type Typeface, textWidth } from '../../typefaces/typeface.ts'
import { fillingRows } from './filling-rows.ts'

type Props = {
  names: CoupleNames
  typeface: Typeface
  /** Below or beside a photo: the names are one row or a row for each line. */
  onPhoto: boolean
  /** What each line of a title is broken into on a high phone. */
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

/** Measured widths are trusted to the thousandth. */
const air = 1.001
/**
 * As the format's styles have them: letter spacing, and the joiner's size and the space after it in its own em. Where it
 * opens a line, beside large letters, its own shape leaves a hole that is space enough.
 */
const tracking = -0.015
const joinerSize = { large: 0.75, low: 1 }
const joinerSpace = { inRow: 0.24, large: 0.13, low: 0.24 }
/** The word between two people's first letters, in their size, and the least space at its sides. */
export const firstJoiner = 1
const firstSpace = 0.06

/**
 * The names so that they fill the width: each line on its own where the card is narrow, and where it is wide in the rows
 * that fill it best. A line has its width in `--ems`, a row its own; `--sum` is how high all lines are together when
 * each is as wide as 1; `--bare` is a line's width without the word that opens it, `--shortest` the least of them. Two people's names with nothing else are a `pair`. The word that joins two people opens the
 * second's line.
 */
export function PosterNames({ names, typeface, onPhoto, parts }: Props) {
  const { lines, joiner } = names
  const {
    widths,
    lineWidths,
    space,
    joins,
    size,
    after,
    isPair,
    isShort: isHigh,
  } = measuresOf(names, typeface)
  const wordBefore = (at: number) => (joiner?.before === at ? joiner.word : '')
  const linesOf = (from: number, to: number) => (parts ? parts.slice(from, to).flat() : lines.slice(from, to))
  const partStyle = (part: string) => lineOf(part, widthsOf([part], typeface)[0])
  const styleOf = (line: string, at: number) => ({
    ...lineOf(line, lineWidths[at], wordBefore(at)),
    ...(wordBefore(at) && { '--bare': widths[at]?.toFixed(3) }),
  })
  const isShort = onPhoto && isHigh
  const rowStyle = (from: number, to: number, ems: number) => {
    if (parts) return lineOf(lines[from] ?? '', ems)
    return onPhoto && !isShort ? undefined : lineOf(lines.slice(from, to).join(' '), ems)
  }
  const rows =
    onPhoto && !isShort
      ? lineWidths.map((ems, from) => ({ from, to: from + 1, ems }))
      : fillingRows(widths, space, joins, isShort ? 0 : height)
  return (
    <h1
      className="names"
      translate="no"
      style={
        {
          '--join': `${size}em`,
          '--join-space': `${after}em`,
          '--shortest': Math.min(...widths).toFixed(3),
        } as CSSProperties
      }
    >
      <span className="spoken">{spokenNames(names)}</span>
      {names.lead && (
        <span className="lead" aria-hidden="true">
          {leadLinesOf(names, typeface).map(({ line, ems }) => (
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
          {linesOf(from, to).map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines of one couple may say the same
            <span key={at} className="line" style={parts ? partStyle(line) : styleOf(line, from + at)}>
              {wordBefore(from + at) && <span className="joiner">{wordBefore(from + at)}</span>}
              <span className="name" style={hangOf(line)}>
                {joinedName(line)}
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
 * poster's rows are together.
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
    (dips.at(-1) ?? 0) / (rows.at(-1)?.ems ?? 1),
  )
  const leadHigh = leadLinesOf(names, typeface).reduce(
    (sum, { line, ems }) => sum + (rowHeight + dipOf(line)) / ems,
    0,
  )
  const [first = '', second = ''] = names.initials
  const firsts =
    textWidth(typeface, first + second, tracking) +
    textWidth(typeface, joiner?.word ?? '', tracking) * firstJoiner +
    2 * firstSpace
  return { sum, tails, isPair, isLow, isShort, high, leadHigh, firsts }
}

/** The lines of what leads a name, 'Bautizo de': a long one has two, so that it is not small beside the name. */
function leadLinesOf({ lead, joiner }: CoupleNames, typeface: Typeface) {
  if (!lead) return []
  const lines = brokenBetweenWords(lead, joiner || lead.length <= leadLine ? 1 : 2)
  return widthsOf(lines, typeface).map((ems, at) => ({ line: lines[at] ?? '', ems: Math.max(1, ems) }))
}

function measuresOf({ lines, lead, joiner }: CoupleNames, typeface: Typeface) {
  const widths = widthsOf(lines, typeface)
  // Beside low names a smaller word would be a speck.
  const isLow = heightOf(widths) < lowest && !lead
  const kind = isLow ? 'low' : 'large'
  const size = joinerSize[kind]
  const after = joinerSpace[kind]
  const joins = joiner && {
    before: joiner.before,
    width: (textWidth(typeface, joiner.word, tracking) + joinerSpace.inRow) * size,
  }
  // With the word that joins it a line is wider.
  const lineWidths = widths.map(
    (ems, at) => ems + (at === joins?.before ? joins.width - (joinerSpace.inRow - after) * size : 0),
  )
  const isPair = joiner !== null && lines.length === 2 && !lead
  const sum = heightOf(lineWidths)
  const isShort = sum > highest[isPair ? 'pair' : 'other']
  return {
    widths,
    lineWidths,
    space: textWidth(typeface, ' ', tracking),
    joins,
    size,
    after,
    isLow,
    isShort,
    sum,
    isPair,
  }
}

/** A line of a name that opens with the word that joins it, 'e Hijos, S.L.', has that word in the accent. */
function joinedName(line: string) {
  const [, word, rest] = /^([ey&]) (.*)$/su.exec(line) ?? []
  if (!word) return line
  return (
    <>
      <span className="mark">{word}</span> {rest}
    </>
  )
}

const heightOf = (widths: number[]) => widths.reduce((sum, ems) => sum + rowHeight / Math.max(1, ems), 0)

const widthsOf = (lines: string[], typeface: Typeface) =>
  lines.map((line) => textWidth(typeface, line, tracking) * air - roomBefore(line))

/** What a line's first letter leaves free at its left, in em: before a stem more than before a bow. */
function roomBefore(line: string): number {
  const letter = line.normalize('NFD')[0] ?? ''
  if ('BDEFHIKLPRSU'.includes(letter)) return 0.031
  return 'CGNOQabcdehiklmnoqr'.includes(letter) ? 0.015 : 0
}

const hangOf = (line: string) => ({ '--hang': roomBefore(line) }) as CSSProperties

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
