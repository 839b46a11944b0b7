import type { ColumnField } from '../../../../domain/party/import/column-fields.ts'
import type { Meaning } from '../headings/meanings.ts'

const fields: Partial<Record<Meaning, ColumnField>> = {
  name: 'name',
  surname: 'surname',
  companionName: 'companionName',
  household: 'household',
  householdName: 'householdName',
  seats: 'seats',
  companions: 'companions',
  adults: 'adults',
  children: 'children',
  isChild: 'isChild',
  group: 'group',
  email: 'email',
  phone: 'phone',
  postalAddress: 'postalAddress',
  place: 'postalAddress',
  diet: 'dietaryRestrictions',
  notes: 'notes',
  leftOut: 'leftOut',
}

/** The field of the import that a meaning becomes; what a list keeps and Velada does not import is 'ignore'. */
export const fieldOf = (meaning: Meaning | null): ColumnField => (meaning && fields[meaning]) || 'ignore'
