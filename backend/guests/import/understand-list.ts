import type { ListChoices } from '../../../domain/party/import/list-choices.ts'
import type { ListReading } from '../../../domain/party/import/list-reading.ts'
import { emptyParty } from '../../../domain/party/party-fields.ts'
import { findHeader } from '../spreadsheet/columns.ts'
import { parseRows } from '../spreadsheet/parse-rows.ts'
import type { Sheet } from '../spreadsheet/sheet.ts'
import type { ListContext } from './list-task.ts'

/**
 * The guest list of a workbook as it would come in: which sheets and columns are read and what they mean, the parties
 * with their people, what is to be asked, mended or known, and what is not read. What the owner chose wins over what
 * Velada proposes. Pure and linear in the cells.
 */
export function understandList(sheets: Sheet[], _choices: ListChoices, _context: ListContext): ListReading {
  const header = findHeader(sheets)
  const { rows, errors } = header
    ? parseRows(header, header.sheet.rows.slice(header.rowIndex + 1))
    : { rows: [], errors: [] }
  const sheet = header?.sheet.name ?? ''
  const parties = rows.map(({ row, ...party }) => ({
    ...emptyParty,
    ...party,
    sheet,
    rows: [row],
    people: Array.from({ length: party.maxGuests }, (_, seat) => ({
      name: seat === 0 ? party.name : null,
      isChild: false,
    })),
  }))
  return {
    sheets: sheets.map(({ name, hidden, rows: all }) => ({
      name,
      isHidden: hidden,
      isRead: name === sheet,
      rows: all.length,
      reason: null,
    })),
    columns: [],
    layout: 'row',
    country: null,
    totals: {
      parties: parties.length,
      people: parties.reduce((sum, { maxGuests }) => sum + maxGuests, 0),
      withPhone: parties.filter(({ phone }) => phone).length,
      withEmail: parties.filter(({ email }) => email).length,
    },
    problems: errors.map(({ row, message }) => ({
      kind: 'name' as const,
      message,
      rows: [{ sheet, row, index: null, text: message }],
      question: null,
    })),
    unread: [],
    parties,
  }
}
