import type { ListProblem } from '../../../../domain/party/import/list-reading.ts'
import type { SheetOutline } from '../sheets/outline-sheet.ts'

/** A file without a single guest: a template that nobody filled in, or the wrong sheet. */
export function emptyListProblem(
  all: readonly SheetOutline[],
  read: readonly SheetOutline[],
  parties: number,
): ListProblem | null {
  const [first] = read
  if (parties > 0 || !first) return null
  const sheets = all.filter(({ grid }) => grid.rows.length > 0).slice(0, 8)
  return {
    kind: 'question',
    message: `La lista está vacía: en «${first.grid.name}» ningún invitado tiene nombre. Rellénala y vuelve a subirla, o elige otra hoja`,
    rows: [],
    question: {
      key: 'sheets',
      text: '¿Está la lista en otra hoja?',
      options: sheets.map(({ grid }) => ({ value: grid.name.slice(0, 80), label: `«${grid.name}»` })),
      chosen: first.grid.name,
    },
  }
}
