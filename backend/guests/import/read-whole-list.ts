import { type ListChoices, noChoices } from '../../../domain/party/import/list-choices.ts'
import type { ListReading, ReadParty } from '../../../domain/party/import/list-reading.ts'
import type { ListContext } from './list-task.ts'
import { readList } from './read-list.ts'

/** For tests and figures: a whole list, its batches joined. */
export async function readWholeList(
  bytes: Buffer,
  fileName: string,
  choices: ListChoices = noChoices,
  context: ListContext = { country: 'ES' },
): Promise<ListReading> {
  const { outline, batches } = await readList(bytes, fileName, choices, context)
  const parties: ReadParty[] = []
  for await (const batch of batches) parties.push(...batch)
  return { ...outline, parties }
}
