import type { ColumnField } from '../../../../domain/party/import/column-fields.ts'
import { foldHeading } from '../headings/fold-heading.ts'
import { meaningsOf } from '../headings/match-heading.ts'

/**
 * A column of companions' names: whose, and which part of the name. `isNote`: its heading promises remarks, so that only
 * what clearly says who comes along counts.
 */
export type CompanionColumn = {
  index: number
  slot: string
  isSurname: boolean
  isChild: boolean
  isNote: boolean
}

/** The columns of a list by what they are to the import, from 0. */
export type ListColumns = {
  /** The name and its surnames, as they are read one after the other. */
  name: number[]
  companionNames: CompanionColumn[]
  email: number[]
  phone: number[]
  postalAddress: number[]
  dietaryRestrictions: number[]
  notes: number[]
} & Partial<Record<SingleField, number>>

type SingleField =
  | 'household'
  | 'householdName'
  | 'seats'
  | 'companions'
  | 'adults'
  | 'children'
  | 'isChild'
  | 'group'
  | 'leftOut'

/** The columns of a list from their fields; of a field that only one column may mean, the first counts. */
export function listColumns(fields: readonly ColumnField[], headers: readonly string[]): ListColumns {
  const all = (field: ColumnField) => fields.flatMap((own, index) => (own === field ? [index] : []))
  const one = (field: SingleField) => {
    const index = fields.indexOf(field)
    return index < 0 ? {} : { [field]: index }
  }
  return {
    name: [...all('name'), ...all('surname')],
    companionNames: all('companionName').map((index) => companionColumn(index, headers[index] ?? '')),
    email: all('email'),
    phone: all('phone'),
    postalAddress: all('postalAddress'),
    dietaryRestrictions: all('dietaryRestrictions'),
    notes: all('notes'),
    ...one('household'),
    ...one('householdName'),
    ...one('seats'),
    ...one('companions'),
    ...one('adults'),
    ...one('children'),
    ...one('isChild'),
    ...one('group'),
    ...one('leftOut'),
  }
}

const child =
  /\b(?:hij[oa]s?|nin[oa]s?|child|children|kids?|kind|kinder|enfants?|bambin[oi]|figli|filhos?|criancas?|nens?|fills?|haurrak|umeak)\b/
const last = /\b(?:apellidos?|last|surname|cognoms?|apelidos?|abizenak?|nachname|famille|cognome|sobrenome)\b/

/** 'Partner First Name' and 'Partner Last Name' are one person. */
function companionColumn(index: number, header: string): CompanionColumn {
  const folded = foldHeading(header)
  const isSurname = last.test(folded)
  const slot = folded
    .replace(last, ' ')
    .replace(/\b(?:first|name|nombres?|nom|nome|prenom|vorname|izena|del?|of|the|y)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const isNote = meaningsOf(header).some(({ meaning, score }) => meaning === 'notes' && score >= 90)
  return { index, slot, isSurname, isChild: child.test(folded), isNote }
}
