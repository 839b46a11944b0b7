import type { ListChoices } from '../../../domain/party/import/list-choices.ts'
import type { ListOutline, ReadParty } from '../../../domain/party/import/list-reading.ts'
import { AppError } from '../../platform/errors.ts'
import { limits } from '../spreadsheet/limits.ts'
import { readingPool } from '../spreadsheet/reading-children.ts'
import type { ListContext, ListTask } from './list-task.ts'

/** All of a list but its parties, and those in batches, top to bottom. */
export type ListInBatches = { outline: ListOutline; batches: AsyncIterable<ReadParty[]> }

/**
 * Reads and understands an uploaded list in a child process with bounded memory and time. Resolves once all of it is
 * understood, so that nobody holds a transaction open for a file that is none. Throws `spreadsheet-wrong-type`,
 * `-too-large`, `-unreadable`, `-encrypted`, `-no-header`.
 */
export async function readList(
  bytes: Buffer,
  fileName: string,
  choices: ListChoices,
  context: ListContext,
): Promise<ListInBatches> {
  if (bytes.length > limits.fileBytes) throw new AppError('spreadsheet-too-large')
  const parts: unknown[] = []
  const task: ListTask = { bytes, fileName, choices, context }
  await readingPool.work(task, (part) => parts.push(part))
  const [outline, ...batches] = parts
  return {
    outline: JSON.parse(String(outline)),
    batches: (async function* () {
      for (const batch of batches) yield JSON.parse(String(batch)) as ReadParty[]
    })(),
  }
}
