import type { ImportReport, LastImport, UndoReport } from '../../../../../domain/calls/guest-import.ts'
import { csvField } from '../../../../../domain/party/csv-field.ts'
import { countText } from '../../../../lib/count-text.ts'
import { invitationsText, peopleText } from '../import-texts.ts'

const listed = new Intl.ListFormat('es', { type: 'conjunction' })
const joined = (...parts: readonly (readonly [number, string])[]) =>
  listed.format(parts.filter(([count]) => count > 0).map(([, text]) => text))

/** The result of an import, in one sentence. */
export function reportTitle({ imported, updated, removed }: ImportReport): string {
  const text = joined(
    [imported, countText(imported, 'invitación importada', 'invitaciones importadas')],
    [updated, countText(updated, 'cambiada', 'cambiadas')],
    [removed, countText(removed, 'borrada', 'borradas')],
  )
  return text || 'No había invitados nuevos en el archivo'
}

/** What an import did that can still be undone: '66 invitaciones nuevas y 2 cambiadas'. */
export const lastImportText = ({
  imported,
  updated,
  removed,
}: NonNullable<LastImport['lastImport']>): string =>
  joined(
    [imported, countText(imported, 'invitación nueva', 'invitaciones nuevas')],
    [updated, countText(updated, 'cambiada', 'cambiadas')],
    [removed, countText(removed, 'borrada', 'borradas')],
  )

/** What the title leaves out: 'Son 141 personas.' */
export function reportLead({ imported, people, errors }: ImportReport): string {
  const sentences: string[] = []
  if (imported > 0) sentences.push(`${people === 1 ? 'Es' : 'Son'} ${peopleText(people)}.`)
  if (errors.length > 0)
    sentences.push(
      `${errors.length === 1 ? 'Ha quedado' : 'Han quedado'} fuera ${countText(errors.length, 'fila', 'filas')}: corrige tu archivo y vuelve a subirlo entero, que nadie se repite.`,
    )
  return sentences.join(' ')
}

/** What an undo did, in one sentence. */
export function undoTitle({ removed, restored }: UndoReport): string {
  const text = joined(
    [removed, `${invitationsText(removed)} ${removed === 1 ? 'quitada' : 'quitadas'}`],
    [restored, countText(restored, 'devuelta a como estaba', 'devueltas a como estaban')],
  )
  return text ? `Importación deshecha: ${text}` : 'Importación deshecha'
}

/** The refused cells as tab-separated lines, to paste into a spreadsheet. */
export const errorLines = ({ errors }: ImportReport): string =>
  [
    'Fila\tInvitado\tColumna\tMotivo',
    ...errors.map(({ row, name, column, message }) => `${row}\t${name}\t${column}\t${message}`),
  ].join('\n')

/** The same as CSV for a Spanish Excel: semicolons, and a UTF-8 byte order mark. */
export const errorsCsv = ({ errors }: ImportReport): string =>
  `\uFEFF${[
    'Fila;Invitado;Columna;Motivo',
    ...errors.map(({ row, name, column, message }) => [row, name, column, message].map(csvField).join(';')),
  ].join('\r\n')}`
