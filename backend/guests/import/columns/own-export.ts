import type { ColumnField } from '../../../../domain/party/import/column-fields.ts'
import { type PartyKey, partyFields } from '../../../../domain/party/party-fields.ts'
import { companionsHeading, exportColumns } from '../../spreadsheet/export-columns.ts'

const fieldOfKey: Record<PartyKey, ColumnField> = {
  name: 'name',
  group: 'group',
  email: 'email',
  phone: 'phone',
  maxGuests: 'seats',
  postalAddress: 'postalAddress',
  dietaryRestrictions: 'dietaryRestrictions',
  notes: 'notes',
}

const fields = new Map<string, ColumnField>([
  ...(Object.keys(fieldOfKey) as PartyKey[]).map(
    (key) => [partyFields[key].column.heading, fieldOfKey[key]] as const,
  ),
  [companionsHeading, 'companionName'],
])
const headings = exportColumns({ menus: [], busTrips: [] }).map(({ heading }) => heading)

/**
 * The meaning of each column of a list that Velada exported, undefined for any other list. What guests answered is not
 * imported: its columns are 'ignore'.
 */
export function ownExport(headers: readonly string[]): ColumnField[] | undefined {
  const found = new Set(headers)
  if (!headings.every((heading) => found.has(heading))) return undefined
  return headers.map((header) => fields.get(header) ?? 'ignore')
}
