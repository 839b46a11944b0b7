/**
 * What a column of somebody's guest list may mean, with the name that the look at an import shows for it. Several
 * columns may mean `surname`, `companionName`, `email`, `phone`, `notes`, `postalAddress` or `ignore`.
 */
export const columnFields = {
  name: 'Nombre',
  surname: 'Apellidos',
  companionName: 'Nombre del acompañante',
  household: 'Quién va con quién (familia, número o código)',
  householdName: 'Nombre de la invitación',
  seats: 'Plazas en total',
  companions: 'Acompañantes, además del invitado',
  adults: 'Adultos',
  children: 'Niños',
  isChild: 'Adulto o niño',
  group: 'Grupo',
  email: 'Email',
  phone: 'Teléfono',
  postalAddress: 'Dirección postal',
  dietaryRestrictions: 'Intolerancias',
  notes: 'Notas',
  /** A mark on the rows of those who are not to be invited. */
  leftOut: 'Marca de quien se queda fuera',
  ignore: 'No importar',
} as const satisfies Record<string, string>

export type ColumnField = keyof typeof columnFields
export const columnFieldKeys = Object.keys(columnFields) as ColumnField[]
