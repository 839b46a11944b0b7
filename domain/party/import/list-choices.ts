import * as v from 'valibot'
import { columnFieldKeys } from './column-fields.ts'
import { groupingKeys } from './grouping.ts'

const message = 'Esta elección no se entiende. Vuelve a subir el archivo'
const count = v.pipe(
  v.number(message),
  v.integer(message),
  v.minValue(0, message),
  v.maxValue(100_000, message),
)
const text = (max: number) => v.pipe(v.string(message), v.maxLength(max, `Como máximo ${max} caracteres`))
const some = <S extends v.GenericSchema>(item: S, max: number) =>
  v.optional(v.pipe(v.array(item, message), v.maxLength(max, message)), [])
const row = v.object({ sheet: text(200), row: count }, message)

/** What columns mean, where it is not what Velada proposes. `index` counts from 0. */
export const ListMapping = v.pipe(
  v.array(v.object({ sheet: text(200), index: count, field: v.picklist(columnFieldKeys, message) }), message),
  v.maxLength(1_000, message),
)
export type ListMapping = v.InferOutput<typeof ListMapping>

/** What the owner mends and decides before the import; whatever is absent is as Velada proposes it. */
export const ListEdits = v.object(
  {
    /** Cells with another text; `row` as the spreadsheet program numbers it. */
    cells: some(v.object({ ...row.entries, index: count, value: text(2_000) }), 5_000),
    /** Rows left out. */
    leftOut: some(row, 20_000),
    /** The names of the sheets that are read. */
    sheets: v.optional(v.pipe(v.array(text(200), message), v.maxLength(200, message))),
    grouping: v.optional(v.picklist(groupingKeys, message)),
    /** The country of phones without a prefix: two letters, ISO 3166-1. */
    country: v.optional(v.pipe(v.string(message), v.regex(/^[A-Z]{2}$/, message))),
    /** What was chosen for each question, by its key. */
    answers: v.optional(
      v.pipe(
        v.record(text(80), text(80), message),
        v.check((answers) => Object.keys(answers).length <= 1_000, message),
      ),
      {},
    ),
    /** Parties of the list that take over the file's values, by id, where they differ. */
    update: some(v.pipe(v.string(message), v.uuid(message)), 20_000),
    /** Parties of the list that the file no longer has, and that are to be removed, by id. */
    remove: some(v.pipe(v.string(message), v.uuid(message)), 20_000),
    /** Of which state of the list `update` and `remove` were chosen: what was changed since is left as it is. */
    listVersion: v.optional(v.pipe(v.number(message), v.integer(message), v.minValue(0, message))),
  },
  message,
)
export type ListEdits = v.InferOutput<typeof ListEdits>

/** All that an owner decides about a file. */
export type ListChoices = { mapping: ListMapping; edits: ListEdits }

export const noChoices: ListChoices = {
  mapping: [],
  edits: { cells: [], leftOut: [], answers: {}, update: [], remove: [] },
}
