import { limits } from './limits.ts'
import type { Range, Row } from './sheet.ts'

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
    const kind = master.kind && { kind: master.kind }
    for (let index = start + 1; (rows[index]?.number ?? Infinity) <= bottom && room > 0; index++, room--) {
      const below = rows[index]
      if (below) below.cells[left] ??= { text: master.text, ...kind, repeated: true }
    }
  }
}
