import type { ColumnField } from '../../../../../domain/party/import/column-fields.ts'
import type { Grouping } from '../../../../../domain/party/import/grouping.ts'
import {
  type ListChoices,
  type ListEdits,
  noChoices,
} from '../../../../../domain/party/import/list-choices.ts'

type Column = { sheet: string; index: number }
type Row = { sheet: string; row: number }
type Cell = Row & { index: number }

/** Before anything was chosen: all is as Velada proposes it. */
export const untouched: ListChoices = noChoices

const edited = ({ mapping, edits }: ListChoices, change: Partial<ListEdits>): ListChoices => ({
  mapping,
  edits: { ...edits, ...change },
})
const isColumn = (one: Column, other: Column) => one.sheet === other.sheet && one.index === other.index
const isRow = (one: Row, other: Row) => one.sheet === other.sheet && one.row === other.row

/** A column means something else. */
export const withField = (choices: ListChoices, column: Column, field: ColumnField): ListChoices => ({
  ...choices,
  mapping: [
    ...choices.mapping.filter((one) => !isColumn(one, column)),
    { sheet: column.sheet, index: column.index, field },
  ],
})

/** A cell holds another text; the file's own text takes the edit back. */
export function withCell(choices: ListChoices, cell: Cell, value: string, own: string): ListChoices {
  const others = choices.edits.cells.filter((one) => !(isRow(one, cell) && isColumn(one, cell)))
  const { sheet, row, index } = cell
  return edited(choices, { cells: value === own ? others : [...others, { sheet, row, index, value }] })
}

/** What stands in a cell now, where it was mended. */
export const cellIn = ({ edits }: ListChoices, cell: Cell): string | undefined =>
  edits.cells.find((one) => isRow(one, cell) && isColumn(one, cell))?.value

/** Rows do not come in, or come in after all. */
export function withRows(choices: ListChoices, rows: readonly Row[], areIn: boolean): ListChoices {
  const others = choices.edits.leftOut.filter((one) => !rows.some((row) => isRow(one, row)))
  const left = rows.map(({ sheet, row }) => ({ sheet, row }))
  return edited(choices, { leftOut: areIn ? others : [...others, ...left] })
}

export const isLeftOut = ({ edits }: ListChoices, row: Row): boolean =>
  edits.leftOut.some((one) => isRow(one, row))

/** A sheet is read, or not; `read` are the sheets that are read now. */
export const withSheet = (
  choices: ListChoices,
  read: readonly string[],
  name: string,
  isRead: boolean,
): ListChoices =>
  edited(choices, { sheets: [...read.filter((one) => one !== name), ...(isRead ? [name] : [])] })

export const withGrouping = (choices: ListChoices, grouping: Grouping): ListChoices =>
  edited(choices, { grouping })

/** Phones without a prefix are of this country, also where a question about it was answered otherwise. */
export const withCountry = (choices: ListChoices, country: string): ListChoices =>
  edited(choices, { country, answers: { ...choices.edits.answers, country } })

/** A question is answered; sheets, country and grouping have a place of their own too, which must not say otherwise. */
export function withAnswer(choices: ListChoices, key: string, value: string): ListChoices {
  if (key === 'country') return withCountry(choices, value)
  const answered = edited(choices, { answers: { ...choices.edits.answers, [key]: value } })
  if (key === 'sheets') return edited(answered, { sheets: undefined })
  return key === 'grouping' ? withGrouping(answered, value as Grouping) : answered
}
