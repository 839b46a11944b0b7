/**
 * What makes one invitation of the rows of a guest list:
 * `row`: every row is one; `household`: the rows with the same value in the household's column; `merged`: the rows that
 * a merged cell ties; `block`: the rows without a blank one between them; `contact`: the rows with the same phone or email.
 */
export const groupings = {
  row: 'Una invitación por fila',
  household: 'Juntas las filas de la misma familia',
  merged: 'Juntas las filas con celdas combinadas',
  block: 'Juntas las filas sin una línea en blanco en medio',
  contact: 'Juntas las filas con el mismo teléfono o email',
} as const satisfies Record<string, string>

export type Grouping = keyof typeof groupings
export const groupingKeys = Object.keys(groupings) as Grouping[]
