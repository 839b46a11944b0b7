import type { CSSProperties, ReactNode } from 'react'
import { type CoupleNames, spokenNames } from '../../../domain/event/name-parts.ts'
import { type Typeface, textWidth } from '../typefaces/typeface.ts'
import { shortLines, twoLines } from './short-lines.ts'

type Props = {
  names: CoupleNames
  typeface: Typeface
  uppercase?: boolean
  /** Letter spacing in em. */
  tracking?: number
  /** What stands between two people instead of their own word; drawn, not read. */
  joiner?: ReactNode
  /** Let each line have its own width in `--ems`, so that every line can fill the measure. */
  each?: boolean
  /** Set a title that has three lines on a phone in two on a wide cover without a photo. */
  broad?: boolean
  /** Set each of two people whose one line is wider than this, in em, in two lines on a phone. */
  longest?: number | undefined
}

/**
 * The names as the title of the invitation: one line a person, or two where the name is long. `--ems` is the width of
 * the widest line in em and `--lines` their number, so a format sets `font-size: min(…, calc(80cqi / var(--ems)))` and
 * any name fits before a script runs.
 */
export function Names({
  names,
  typeface,
  uppercase = false,
  tracking = 0,
  joiner,
  each = false,
  broad = false,
  longest,
}: Props) {
  const { lines, joiner: joined } =
    longest && names.lines.length === 2 ? shortLines(names, typeface, longest) : names
  const wide = broadLines(names, lines, typeface, broad)
  // What must fill its line is trusted to the hundredth; what must only fit has some air.
  const air = each ? 1.01 : 1.03
  const emsIn = (line: string) => measure(line, typeface, uppercase, tracking) * air
  const ems = lines.map(emsIn)
  const widest = Math.max(2, ...ems)
  const style = wide
    ? {
        '--narrow-ems': widest.toFixed(2),
        '--narrow-lines': lines.length,
        '--broad-ems': Math.max(2, ...wide.lines.map(emsIn)).toFixed(2),
        '--broad-lines': wide.lines.length,
      }
    : { ...emsOf(widest), '--lines': lines.length }
  return (
    <h1
      className="names"
      data-broad={wide && (wide.isPeople ? 'people' : 'title')}
      style={style as CSSProperties}
    >
      <span className="spoken">{spokenNames(names)}</span>
      {names.lead && (
        <span className="lead" aria-hidden="true">
          {names.lead}
        </span>
      )}
      {lines.map((line, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of one couple may say the same
          key={index}
          aria-hidden="true"
          className="line"
          data-begins={wide?.begins.includes(index) ? '' : undefined}
          style={each ? emsOf(Math.max(1, ems[index] ?? widest)) : undefined}
        >
          {index === joined?.before && <span className="joiner">{joiner ?? joined.word}</span>}
          <span className="name">{line}</span>
        </span>
      ))}
    </h1>
  )
}

/** The fewer lines of a wide cover, and the indices of those among `lines` that begin one of them; null without any. */
function broadLines(names: CoupleNames, lines: string[], typeface: Typeface, broad: boolean) {
  if (lines.length > names.lines.length) {
    const begins: number[] = []
    let at = 0
    for (const line of names.lines) {
      begins.push(at)
      at += lines[at] === line ? 1 : 2
    }
    return { lines: names.lines, begins: begins.slice(1), isPeople: true }
  }
  if (!broad || names.kind !== 'title' || lines.length < 3) return null
  const { second, lines: two } = twoLines(lines, typeface)
  return { lines: two, begins: [second], isPeople: false }
}

const emsOf = (ems: number) => ({ '--ems': ems.toFixed(2) }) as CSSProperties

function measure(line: string, typeface: Typeface, uppercase: boolean, tracking: number): number {
  return textWidth(typeface, uppercase ? line.toLocaleUpperCase('es') : line, tracking)
}
