import type { ColumnField } from '../../../../domain/party/import/column-fields.ts'
import type { ListMapping } from '../../../../domain/party/import/list-choices.ts'
import type { Row } from '../../spreadsheet/sheet.ts'
import { type ListColumns, listColumns } from '../columns/list-columns.ts'
import { ownExport } from '../columns/own-export.ts'
import { type Proposal, proposeColumns } from '../columns/propose-columns.ts'
import { findHeader, type Header } from '../layout/find-header.ts'
import type { Grid } from '../layout/grid.ts'
import { type SortedRows, sortRows } from '../layout/sort-rows.ts'
import { saysTotal } from '../layout/totals.ts'

/** A sheet as a list: its headings, what its columns mean, and which rows are guests. */
export type SheetOutline = {
  grid: Grid
  header: Header
  headers: string[]
  /** Velada wrote the list: what its columns say is known. */
  isOwn: boolean
  /** The rows above the headings. */
  titles: Row[]
  /** All rows below the headings. */
  rows: Row[]
  proposal: Proposal
  fields: ColumnField[]
  columns: ListColumns
  sorted: SortedRows
}

/** Outlines a sheet; the owner's mapping wins over what is proposed. */
export function outlineSheet(grid: Grid, mapping: ListMapping): SheetOutline {
  const header = findHeader(grid)
  const headers = Array.from({ length: grid.width }, (_, index) => header.texts[index] ?? '')
  const rows = grid.rows.slice(header.at < 0 ? 0 : header.at + header.rows)
  const proposal = proposeColumns(headers, bodyOf(rows), grid.width)
  const own = ownExport(headers)
  const fields = withMapping(
    own ?? proposal.fields,
    mapping.filter(({ sheet }) => sheet === grid.name),
  )
  const columns = listColumns(fields, headers)
  const sorted = sortRows(rows, columns, header.at < 0 ? undefined : grid.rows[header.at])
  return {
    grid,
    header,
    headers,
    isOwn: own !== undefined,
    titles: grid.rows.slice(0, Math.max(0, header.at)),
    rows,
    proposal,
    fields,
    columns,
    sorted,
  }
}

/** Rows that tell what columns hold: of a list with sections or titles, those with more than one cell. */
function bodyOf(rows: readonly Row[]): readonly Row[] {
  const full = rows.filter(
    (row) => row.cells.filter(Boolean).length > 1 && !row.cells.some((cell) => cell && saysTotal(cell.text)),
  )
  return full.length >= rows.length * 0.5 && full.length > 0 ? full : rows
}

/** Fields that only one column may mean: chosen for another column, the proposed one is free. */
const shared: ReadonlySet<ColumnField> = new Set([
  'surname',
  'companionName',
  'email',
  'phone',
  'notes',
  'postalAddress',
  'dietaryRestrictions',
  'ignore',
])

function withMapping(proposed: readonly ColumnField[], mapping: ListMapping): ColumnField[] {
  const fields = [...proposed]
  const chosen = new Set(mapping.filter(({ field }) => !shared.has(field)).map(({ field }) => field))
  fields.forEach((field, index) => {
    if (chosen.has(field)) fields[index] = 'ignore'
  })
  for (const { index, field } of mapping) if (index < fields.length) fields[index] = field
  return fields
}
