import type { ImportPreview } from '../../../../domain/calls/guest-import.ts'
import type { ListDifference } from '../../../../domain/party/import/list-difference.ts'
import { countText } from '../../../lib/count-text.ts'

const listed = new Intl.ListFormat('es', { type: 'conjunction' })

export const invitationsText = (count: number): string => countText(count, 'invitación', 'invitaciones')
export const peopleText = (count: number): string => countText(count, 'persona', 'personas')

/** What a file brings, in one sentence: '66 invitaciones, 141 personas, 58 con teléfono'. */
export function totalsText({ parties, people, withPhone, withEmail }: ImportPreview['totals']): string {
  if (parties === 0) return 'Ninguna invitación'
  const figures = [invitationsText(parties), peopleText(people)]
  if (withPhone > 0) figures.push(countText(withPhone, 'con teléfono', 'con teléfono'))
  if (withEmail > 0) figures.push(countText(withEmail, 'con email', 'con email'))
  if (withPhone + withEmail === 0) figures.push('sin teléfono ni email')
  return figures.join(', ')
}

/** Whether there is a list already that the file has something to do with. */
export const isAgain = ({ unchanged, changed, gone }: ListDifference): boolean =>
  unchanged + changed.length + gone.length > 0

/** How the file differs from the list that is there: '3 nuevas, 60 ya estaban y 2 con cambios'. */
export function differenceText({ added, unchanged, changed, gone }: ListDifference): string {
  const parts = [
    [added, countText(added, 'nueva', 'nuevas')],
    [unchanged, countText(unchanged, 'ya estaba', 'ya estaban')],
    [changed.length, countText(changed.length, 'con cambios', 'con cambios')],
    [gone.length, countText(gone.length, 'ya no está en el archivo', 'ya no están en el archivo')],
  ] as const
  return listed.format(parts.filter(([count]) => count > 0).map(([, text]) => text))
}

/** What the last click does: parties that come in, that take over the file's values, and that leave. */
export type ImportSize = { added: number; updated: number; removed: number }

/** The button's text: 'Importar 66 invitaciones', 'Importar 3, cambiar 2 y borrar 1'; null = there is nothing to do. */
export function importLabel({ added, updated, removed }: ImportSize): string | null {
  if (added > 0 && updated + removed === 0) return `Importar ${invitationsText(added)}`
  if (added === 0 && removed === 0 && updated > 0) return `Cambiar ${invitationsText(updated)}`
  if (added === 0 && updated === 0 && removed > 0) return `Borrar ${invitationsText(removed)}`
  const steps = [
    [added, `importar ${added}`],
    [updated, `cambiar ${updated}`],
    [removed, `borrar ${removed}`],
  ] as const
  const text = listed.format(steps.filter(([count]) => count > 0).map(([, step]) => step))
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1)
}
