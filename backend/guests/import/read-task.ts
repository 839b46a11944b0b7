import { limits } from '../spreadsheet/limits.ts'
import { readSheets } from '../spreadsheet/read-sheets.ts'
import { RefusedSpreadsheet } from '../spreadsheet/refusal.ts'
import type { ListTask } from './list-task.ts'
import { understandList } from './understand-list.ts'

/** Parties in a batch: a few milliseconds of work for its consumer. */
const batchParties = 1_000
/** Rows above the guests that do not count against the limit. */
const rowsOfHeading = 60

/** Runs in a reading process: the JSON of a list's outline, then of its parties in batches. */
export async function* readTask({ bytes, fileName, choices, context }: ListTask): AsyncGenerator<string> {
  const sheets = await readSheets(Buffer.from(bytes), fileName)
  if (sheets.some(({ rows }) => rows.length > limits.rows + rowsOfHeading))
    throw new RefusedSpreadsheet('spreadsheet-too-large')
  const { parties, ...outline } = understandList(sheets, choices, context)
  const isList =
    parties.length > 0 || outline.columns.some(({ field }) => field === 'name') || choices.mapping.length > 0
  if (!isList) throw new RefusedSpreadsheet('spreadsheet-no-header')
  yield JSON.stringify(outline)
  for (let from = 0; from < parties.length; from += batchParties)
    yield JSON.stringify(parties.slice(from, from + batchParties))
}
