import type { ImportPreview, ImportReport } from '../../domain/calls/guest-import.ts'
import type { ReadParty } from '../../domain/party/import/list-reading.ts'
import { emptyParty } from '../../domain/party/party-fields.ts'

/** A party of the sheet 'Lista', made of one row. */
export const aReadParty = (row: number, name: string, fields: Partial<ReadParty> = {}): ReadParty => ({
  sheet: 'Lista',
  rows: [row],
  ...emptyParty,
  group: 'Sin grupo',
  name,
  maxGuests: 1,
  people: [{ name, isChild: false }],
  ...fields,
})

/** A look at a list of these parties, all of them new. */
export function aPreview(rows: readonly ReadParty[], fields: Partial<ImportPreview> = {}): ImportPreview {
  return {
    sheets: [{ name: 'Lista', isHidden: false, isRead: true, rows: rows.length, reason: null }],
    columns: [
      {
        sheet: 'Lista',
        index: 0,
        header: 'Nombre',
        field: 'name',
        samples: rows.slice(0, 3).map(({ name }) => name),
        filled: rows.length,
      },
    ],
    layout: 'row',
    country: null,
    totals: {
      parties: rows.length,
      people: rows.reduce((sum, { maxGuests }) => sum + maxGuests, 0),
      withPhone: rows.filter(({ phone }) => phone !== null).length,
      withEmail: rows.filter(({ email }) => email !== null).length,
    },
    problems: [],
    unread: [],
    rows: [...rows],
    difference: { added: rows.length, unchanged: 0, changed: [], gone: [], listVersion: 0 },
    ...fields,
  }
}

export const anImportReport = (fields: Partial<ImportReport> = {}): ImportReport => ({
  importId: 'import-1',
  imported: 0,
  people: 0,
  updated: 0,
  removed: 0,
  duplicates: [],
  warnings: [],
  errors: [],
  unread: [],
  kept: [],
  ...fields,
})
