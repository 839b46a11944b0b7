import type { ImportReport } from '../../../../domain/calls/guest-import.ts'
import { csvField } from '../../../../domain/party/csv-field.ts'
import { countText } from '../../../lib/count-text.ts'

/** The result of an import, in one sentence. */
export function reportTitle({ imported, errors }: Pick<ImportReport, 'imported' | 'errors'>): string {
  if (imported === 0 && errors.length === 0) return 'No había invitados nuevos en el archivo'
  const added = countText(imported, 'invitado importado', 'invitados importados')
  return errors.length === 0
    ? added
    : `${added}, ${countText(errors.length, 'error por corregir', 'errores por corregir')}`
}

/** The refused cells as tab-separated lines, to paste into a spreadsheet. */
export const errorLines = ({ errors }: Pick<ImportReport, 'errors'>): string =>
  [
    'Fila\tInvitado\tColumna\tMotivo',
    ...errors.map(({ row, name, column, message }) => `${row}\t${name}\t${column}\t${message}`),
  ].join('\n')

/** The same as CSV for a Spanish Excel: semicolons, and a UTF-8 byte order mark. */
export const errorsCsv = ({ errors }: Pick<ImportReport, 'errors'>): string =>
  `\uFEFF${[
    'Fila;Invitado;Columna;Motivo',
    ...errors.map(({ row, name, column, message }) => [row, name, column, message].map(csvField).join(';')),
  ].join('\r\n')}`
