import type { CSSProperties, ReactNode } from 'react'
import { legalFormOf } from '../../../domain/event/legal-form.ts'
import { type CoupleNames, spokenNames } from '../../../domain/event/name-parts.ts'
import { type Typeface, textWidth } from '../typefaces/typeface.ts'
import { twoLines } from './two-lines.ts'

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
  /** Set the 'S.L.' at the end of a company's name, `.legal-form`, in a small line of its own and not as the names are. */
  formBelow?: boolean
}

/**
 * The names as the title of the invitation: a person's name is never broken. `--ems` is the width of the widest line in
 * em and `--lines` their number, so a format sets `font-size: min(…, calc(80cqi / var(--ems)))` and any name fits before
 * a script runs. A line below other words is `data-marked` where marks stand
 * above its capitals, and any line `data-tailed` where letters hang below it.
 * Two people's names below what they celebrate ('Bodas de plata de') are `data-crowded`: a cover sets them smaller.
 */
export function Names({
  names,
  typeface,
  uppercase = false,
  tracking = 0,
  joiner,
  each = false,
  broad = false,
  formBelow = false,
}: Props) {
  const { lines } = names
  const partsOf = (line: string): { name: string; form?: string } =>
    (formBelow && names.kind === 'title' && companyIn(line)) || { name: line }
  const formLines = lines.some((line) => partsOf(line).form) ? 0.5 : 0
  // What must fill its line is trusted to the hundredth; what must only fit has some air.
  const air = each ? 1.01 : 1.03
  const emsIn = (line: string) => measure(partsOf(line).name, typeface, uppercase, tracking) * air
  const pair = broad && names.kind === 'title' && lines.length > 2 ? twoLines(lines, typeface, emsIn) : null
  const ems = lines.map(emsIn)
  const widest = Math.max(2, ...ems)
  const style = pair
    ? {
        '--narrow-ems': widest.toFixed(2),
        '--narrow-lines': lines.length + formLines,
        '--broad-lines': pair.lines.length + formLines,
        '--broad-ems': Math.max(2, ...pair.lines.map(emsIn)).toFixed(2),
      }
    : { ...emsOf(widest), '--lines': lines.length + formLines }
  return (
    <h1
      className="names"
      translate="no"
      data-broad={pair ? '' : undefined}
      data-crowded={names.lead && names.joiner ? '' : undefined}
      style={style as CSSProperties}
    >
      <span className="spoken">{spokenNames(names)}</span>
      {names.lead && (
        <span className="lead" aria-hidden="true">
          {names.lead}
        </span>
      )}
      {lines.map(partsOf).map(({ name, form }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of one couple may say the same
          key={index}
          aria-hidden="true"
          className="line"
          data-begins={index === pair?.second ? '' : undefined}
          data-marked={(index > 0 || names.lead) && /[ÁÉÍÓÚÑÜ]/.test(name) ? '' : undefined}
          data-tailed={/[gjpqyçQ]/.test(name) ? '' : undefined}
          style={each ? emsOf(Math.max(1, ems[index] ?? widest)) : undefined}
        >
          {index === names.joiner?.before && <span className="joiner">{joiner ?? names.joiner.word}</span>}
          <span className="name">{name}</span>
          {form && <span className="legal-form">{form}</span>}
        </span>
      ))}
    </h1>
  )
}

/** A company's name without the comma after it, and its legal form; null where there is not both. */
export function companyIn(line: string): { name: string; form: string } | null {
  const company = legalFormOf(line)
  const name = company?.name.trimEnd().replace(/,$/, '')
  return company && name ? { name, form: company.form } : null
}

const emsOf = (ems: number) => ({ '--ems': ems.toFixed(2) }) as CSSProperties

function measure(line: string, typeface: Typeface, uppercase: boolean, tracking: number): number {
  return textWidth(typeface, uppercase ? line.toLocaleUpperCase('es') : line, tracking)
}
