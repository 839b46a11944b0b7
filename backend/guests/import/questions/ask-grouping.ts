import { groupings } from '../../../../domain/party/import/grouping.ts'
import type { ListEdits } from '../../../../domain/party/import/list-choices.ts'
import type { ListProblem } from '../../../../domain/party/import/list-reading.ts'
import type { SheetReading } from '../sheets/read-guests.ts'

/** Fewer people than this are told apart at a glance. */
const worthAsking = 4

/**
 * A list with one person a row and nothing that says who shares an invitation: only the owner knows. Asked too when
 * rows share a phone or an email.
 */
export function askGrouping(
  readings: readonly SheetReading[],
  { grouping, answers }: ListEdits,
): ListProblem | null {
  const parties = readings.flatMap((reading) => reading.parties)
  const layout = readings[0]?.layout ?? 'row'
  const isBlocks = readings.some(({ proposed }) => proposed === 'block')
  const isUntied = readings.every(({ proposed }) => proposed === 'row')
  const isPersons = readings.every(
    ({ columns }) =>
      columns.seats === undefined &&
      columns.companions === undefined &&
      columns.companionNames.length === 0 &&
      columns.adults === undefined,
  )
  const singles = parties.filter(({ people }) => people.length === 1).length
  const asksPersons = isPersons && parties.length >= worthAsking && singles >= parties.length * 0.8
  const wasAsked = grouping !== undefined || answers.grouping !== undefined
  const isAsked = isBlocks || (isUntied && (wasAsked || (asksPersons && !isOneColumn(readings))))
  if (!isAsked && !(isUntied && isPersons)) return null
  const shared = sharedContacts(readings)
  if (!isAsked && shared < 2) return null
  const [first] = parties
  return {
    kind: 'question',
    message: isBlocks
      ? 'Una línea en blanco separa a unas personas de otras: las leemos como familias'
      : shared > 1
        ? `${shared} personas comparten teléfono o email: puede que vayan en la misma invitación`
        : 'Hay una persona por fila, y la lista no dice quiénes van juntos',
    rows: first ? [{ sheet: first.sheet, row: first.rows[0] ?? 0, index: null, text: first.name }] : [],
    question: {
      key: 'grouping',
      text: '¿Quiénes comparten invitación?',
      options: [
        { value: 'row', label: 'Una invitación para cada fila' },
        ...(isBlocks ? [{ value: 'block', label: groupings.block }] : []),
        ...(shared > 1 ? [{ value: 'contact', label: 'Juntos los que comparten teléfono o email' }] : []),
        { value: 'household', label: 'Juntos los que van seguidos con el mismo apellido' },
      ],
      chosen: layout,
    },
  }
}

/** A bare list of names has nothing to tie them by; it is worked on later. */
const isOneColumn = (readings: readonly SheetReading[]) => readings.every(({ width }) => width <= 1)

/** People whose phone or email another row has too. */
function sharedContacts(readings: readonly SheetReading[]): number {
  const seen = new Map<string, number>()
  for (const { parties } of readings)
    for (const { email, phone } of parties)
      for (const address of [email, phone]) if (address) seen.set(address, (seen.get(address) ?? 0) + 1)
  return [...seen.values()].filter((times) => times > 1).reduce((sum, times) => sum + times, 0)
}
