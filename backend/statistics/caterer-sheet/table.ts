import { setImmediate as breathe } from 'node:timers/promises'
import { champagne, heightOf, inkSoft, mist, type Pdf, rule, type Style, write } from './typeset.ts'

export const page = { margin: 48, width: 595.28 - 96, bottom: 841.89 - 72 }

export type Column<T> = {
  title: string
  /** Share of the width. */
  share: number
  align?: 'right'
  text: (row: T) => string
}

const heading: Style = { face: 'display', size: 20 }
const label: Style = { face: 'strong', size: 7.5, color: inkSoft, spacing: 0.6 }
const cell: Style = { face: 'text', size: 10 }
const gutter = 10
const padding = 5

/** Starts a new page unless `height` more points fit on this one. */
export function keepTogether(doc: Pdf, height: number): void {
  if (doc.y + height > page.bottom) {
    doc.addPage()
    doc.y = page.margin
  }
}

/** A section of the sheet: its title, and a table, or a sentence when it is empty. */
export async function section<T>(
  doc: Pdf,
  title: string,
  columns: readonly Column<T>[],
  rows: readonly T[],
  empty: string,
): Promise<void> {
  keepTogether(doc, 100)
  doc.y += 22
  const top = doc.y
  write(doc, title, page.margin, top, page.width, heading)
  doc.y = top + 30
  rule(doc, page.margin, doc.y - 2, page.width, champagne)
  if (rows.length === 0) {
    write(doc, empty, page.margin, doc.y + 6, page.width, { ...cell, color: inkSoft })
    doc.y += 6
    return
  }
  writeTitles(doc, columns)
  for (const [index, row] of rows.entries()) {
    const texts = columns.map(({ text }) => text(row))
    const height =
      2 * padding +
      Math.max(...columns.map((column, n) => heightOf(doc, texts[n] ?? '', widthOf(column), cell)))
    if (doc.y + height > page.bottom) {
      keepTogether(doc, height)
      writeTitles(doc, columns)
    }
    const y = doc.y
    writeRow(doc, columns, texts, y + padding, cell)
    rule(doc, page.margin, y + height, page.width, mist)
    doc.y = y + height
    // Yield, so that a long list does not block other requests.
    if (index % 40 === 39) await breathe()
  }
}

function writeTitles<T>(doc: Pdf, columns: readonly Column<T>[]): void {
  const y = doc.y + 4
  const titles = columns.map(({ title }) => title.toUpperCase())
  writeRow(doc, columns, titles, y, label)
  doc.y = y + 14
}

function writeRow<T>(
  doc: Pdf,
  columns: readonly Column<T>[],
  texts: string[],
  y: number,
  style: Style,
): void {
  let x = page.margin
  for (const [index, column] of columns.entries()) {
    write(doc, texts[index] ?? '', x, y, widthOf(column), { ...style, align: column.align ?? 'left' })
    x += column.share * page.width
  }
}

/** Number columns have no right padding; the text column before them has. */
const widthOf = ({ share, align }: { share: number; align?: 'right' }) =>
  share * page.width - (align === 'right' ? 0 : gutter)
