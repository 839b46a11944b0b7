import * as v from 'valibot'
import { stored } from '../../fields.ts'
import { partyFields } from '../party-fields.ts'
import { columnFieldKeys } from './column-fields.ts'
import { groupingKeys } from './grouping.ts'

const text = v.string()
const count = v.number()

/** A place in the file: `row` as the spreadsheet program numbers it, `index` of the column from 0, null = the whole row. */
const CellPlace = v.object({
  sheet: text,
  row: count,
  index: v.nullable(count),
  text,
  /** Whose row it is, where a party does not come in. */
  name: v.optional(text),
})
export type CellPlace = v.InferOutput<typeof CellPlace>

/** A sheet of the file; `reason` says in Spanish why one is not read. `rows` counts those with content. */
const ReadSheet = v.object({
  name: text,
  isHidden: v.boolean(),
  isRead: v.boolean(),
  rows: count,
  reason: v.nullable(text),
})
export type ReadSheet = v.InferOutput<typeof ReadSheet>

/** A column of a sheet that is read: its heading ('' without one), its meaning, three values, how many are filled. */
const ReadColumn = v.object({
  sheet: text,
  index: count,
  header: text,
  field: v.picklist(columnFieldKeys),
  samples: v.array(text),
  filled: count,
})
export type ReadColumn = v.InferOutput<typeof ReadColumn>

/** A question that only the owner can answer; `chosen` is what counts until then. */
const ListQuestion = v.object({
  /** Goes back in `edits.answers`; 'country' and 'grouping' also have a place of their own in `edits`. */
  key: text,
  text,
  options: v.array(v.object({ value: text, label: text })),
  chosen: text,
})
export type ListQuestion = v.InferOutput<typeof ListQuestion>

export const problemKinds = [
  /** Which country, sheet, grouping, marked or hidden rows, seats … */
  'question',
  /** The party comes in without it. */
  'phone',
  'email',
  /** The row does not come in until it is mended. */
  'name',
  'seats',
  'text',
  /** Only to know. */
  'shared-contact',
  'repeated',
  'left-out',
] as const

/** What the owner should know or mend, grouped by how it is mended. */
const ListProblem = v.object({
  kind: v.picklist(problemKinds),
  /** In Spanish, with the file's own words: '12 teléfonos sin prefijo'. */
  message: text,
  rows: v.array(CellPlace),
  question: v.nullable(ListQuestion),
})
export type ListProblem = v.InferOutput<typeof ListProblem>

/** A party as it will come in; `rows` are the file's rows that made it, the first one's number names it in reports. */
export const ReadParty = v.object({
  sheet: text,
  rows: v.array(count),
  ...stored(partyFields),
  people: v.array(v.object({ name: v.nullable(text), isChild: v.boolean() })),
})
export type ReadParty = v.InferOutput<typeof ReadParty>

/** What of the file is not read, in its own words: a sheet, a column, hidden rows, totals, titles. */
const Unread = v.object({ sheet: text, index: v.nullable(count), rows: v.array(count), message: text })
export type Unread = v.InferOutput<typeof Unread>

/** A guest list as Velada understands it; all but the parties, which come in batches. */
export const listOutline = {
  sheets: v.array(ReadSheet),
  columns: v.array(ReadColumn),
  layout: v.picklist(groupingKeys),
  /** Of phones without a prefix; null when the file has no phone. */
  country: v.nullable(text),
  totals: v.object({ parties: count, people: count, withPhone: count, withEmail: count }),
  problems: v.array(ListProblem),
  unread: v.array(Unread),
}
const ListOutline = v.object(listOutline)
export type ListOutline = v.InferOutput<typeof ListOutline>

/** A whole reading of a file. */
export type ListReading = ListOutline & { parties: ReadParty[] }
