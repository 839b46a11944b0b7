import { limits } from './limits.ts'
import type { Row } from './sheet.ts'

/** Rows by number, columns from 0, both ends included. */
export type Range = { top: number; left: number; bottom: number; right: number }

/** Marks cells of merged ranges: titles are wide, and a vertical merge repeats its first cell. */
export function markMerged(rows: Row[], ranges: Range[]): void {
  if (ranges.length === 0) return
  const position = new Map(rows.map((row, index) => [row.number, index]))
  let room: number = limits.repeatedCells
  for (const { top, left, bottom, right } of ranges) {
    const start = position.get(top)
    if (start === undefined) continue
    const master = rows[start]?.cells[left]
    if (!master) continue
    if (right > left) master.wide = true
    for (let index = start + 1; (rows[index]?.number ?? Infinity) <= bottom && room > 0; index++, room--) {
      const below = rows[index]
      if (below) below.cells[left] ??= { text: master.text, repeated: true }
    }
  }
}
