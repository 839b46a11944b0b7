import { attribute } from '../scan-xml.ts'
import type { Cell } from '../sheet.ts'
import { shownBoolean, shownIsoDate, shownNumber } from '../shown-values.ts'

/** Parts of a cell whose text is not the cell's: comments, drawings, the reading of Asian characters. */
const besides = new Set(['annotation', 'shapes', 'frame', 'custom-shape', 'ruby-text', 'table'])

/** A cell of an OpenDocument sheet while its content is read. */
export class OdsCell {
  readonly #tag: string
  readonly #lines: string[] = []
  #line: string | undefined
  #link: string | undefined
  /** The elements around that stand besides the cell's text. */
  #besides = 0

  constructor(tag: string) {
    this.#tag = tag
  }

  open(name: string, tag: string): void {
    if (besides.has(name)) this.#besides += 1
    if (this.#besides > 0) return
    if (name === 'p' || name === 'h') this.#line = ''
    else if (name === 'a') this.#link ??= attribute(tag, 'xlink:href')
    else if (name === 's')
      this.#line += ' '.repeat(Math.min(Number(attribute(tag, 'text:c') ?? 1) || 1, 1_000))
    else if (name === 'tab') this.#line += '\t'
    else if (name === 'line-break') this.#line += '\n'
  }

  close(name: string): void {
    if (besides.has(name)) this.#besides -= 1
    if (this.#besides > 0 || (name !== 'p' && name !== 'h') || this.#line === undefined) return
    this.#lines.push(this.#line)
    this.#line = undefined
  }

  /** Several blanks and line ends count as one blank; those that count have elements of their own. */
  text(text: string): void {
    if (this.#besides === 0 && this.#line !== undefined) this.#line += text.replace(/[ \t\r\n]+/g, ' ')
  }

  /** What the cell holds; undefined when it is empty. */
  value(): Cell | undefined {
    const shown = this.#lines.join('\n')
    const text = shown === '' ? (attribute(this.#tag, 'office:string-value') ?? '') : shown
    const computed = attribute(this.#tag, 'table:formula') === undefined ? {} : { computed: true as const }
    const link = this.#link === undefined ? {} : { link: this.#link }
    if (attribute(this.#tag, 'calcext:value-type') === 'error')
      return { text, problem: `La celda tiene un error de la hoja de cálculo (${text})`, ...computed }
    const typed = this.#typed()
    if (typed) return { ...typed, ...computed, ...link }
    return text === '' ? undefined : { text, kind: 'text', ...computed, ...link }
  }

  /** A number, a date or a boolean by its value; times are read as they are shown. */
  #typed(): Cell | undefined {
    const type = attribute(this.#tag, 'office:value-type')
    if (type === 'float' || type === 'currency' || type === 'percentage') {
      const text = shownNumber(Number(attribute(this.#tag, 'office:value') ?? Number.NaN))
      return text === '' ? undefined : { text, kind: 'number' }
    }
    if (type === 'boolean')
      return { text: shownBoolean(attribute(this.#tag, 'office:boolean-value') === 'true'), kind: 'boolean' }
    const date = type === 'date' ? shownIsoDate(attribute(this.#tag, 'office:date-value') ?? '') : undefined
    return date === undefined ? undefined : { text: date, kind: 'date' }
  }
}
