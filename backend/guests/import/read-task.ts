import { readSheets } from '../spreadsheet/read-sheets.ts'
import type { ListTask } from './list-task.ts'
import { understandList } from './understand-list.ts'

/** Parties in a batch: a few milliseconds of work for its consumer. */
const batchParties = 1_000

/** Runs in a reading process: the JSON of a list's outline, then of its parties in batches. */
export async function* readTask({ bytes, fileName, choices, context }: ListTask): AsyncGenerator<string> {
  const sheets = await readSheets(Buffer.from(bytes), fileName)
  const { parties, ...outline } = understandList(sheets, choices, context)
  yield JSON.stringify(outline)
  for (let from = 0; from < parties.length; from += batchParties)
    yield JSON.stringify(parties.slice(from, from + batchParties))
}
