import type { Columns } from './columns.ts'
import { foldHeader } from './fold.ts'
import type { Row } from './sheet.ts'

/** The whole text says total; 'Total Pérez' does not. */
const total =
  /^((sub|gran )?total(es)?|suma(s|torio)?|sum|grand total|recuento)( (general|parcial|final))?( (de )?(invitados|invitaciones|personas|asistentes|adultos|ninos|plazas|pax|comensales|confirmados|familias|grupos?|guests|people|seats))?( \d+)?$/

/** A row with the list's totals: it is called a total, or it only has a computed number of seats and no contact. */
export function isTotalRow(row: Row, columns: Columns): boolean {
  if (filled(row, columns.email) || filled(row, columns.phone)) return false
  const name = columns.name === undefined ? undefined : row.cells[columns.name]
  if (name && name.text.trim() !== '') return saysTotal(name.text)
  if (row.cells.some((cell) => saysTotal(cell.text))) return true
  const written = row.cells.filter((cell) => cell.text.trim() !== '' || cell.problem)
  return written.length > 0 && written.every((cell) => cell.computed)
}

/** Cheap check first: folding every name of a long list would cost more than reading it. */
const saysTotal = (text: string) => /total|sum|recuento/i.test(text) && total.test(foldHeader(text))

/** A typed contact, as opposed to a computed total of the column. */
function filled(row: Row, index: number | undefined): boolean {
  const cell = index === undefined ? undefined : row.cells[index]
  return cell !== undefined && !cell.computed && cell.text.trim() !== ''
}
