import { columnFields } from '../../../../../domain/party/import/column-fields.ts'
import type { ReadColumn } from '../../../../../domain/party/import/list-reading.ts'

/** A column's letter in a spreadsheet program: 0 is A, 26 is AA. */
export function columnLetter(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnLetter(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}

/** What a column is called on the screen: its heading, or its letter without one. */
export const columnName = ({ header, index }: Pick<ReadColumn, 'header' | 'index'>): string =>
  header.replace(/\s+/g, ' ').trim() || `Columna ${columnLetter(index)}`

/** Which columns become something, in one line: 'Nombre, Teléfono y Plazas en total'. */
export function meaningsText(columns: readonly ReadColumn[]): string {
  const meanings = new Set(
    columns.filter(({ field }) => field !== 'ignore').map(({ field }) => columnFields[field]),
  )
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(meanings)
}

/** Those that are read first, then those that are not; without those that hold nothing. */
export function shownColumns(columns: readonly ReadColumn[]): { read: ReadColumn[]; unread: ReadColumn[] } {
  return {
    read: columns.filter(({ field }) => field !== 'ignore'),
    unread: columns.filter(({ field, filled }) => field === 'ignore' && filled > 0),
  }
}
