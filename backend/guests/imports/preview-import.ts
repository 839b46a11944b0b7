import { Readable } from 'node:stream'
import type { ListOutline, ReadParty } from '../../../domain/party/import/list-reading.ts'
import { takeTurn } from '../spreadsheet/take-turn.ts'
import { compareLists, presentDifference } from './compare-lists.ts'
import { findListVersion } from './list-version.ts'
import { findListedParties } from './listed-party.ts'

/**
 * A list as it would come in, as the text of an `ImportPreview`, written while it is sent. Nothing is stored. Resolves when
 * all is known, so that a failure becomes an error response.
 */
export async function previewImport(
  eventId: string,
  { outline, batches }: { outline: ListOutline; batches: AsyncIterable<ReadParty[]> },
): Promise<Readable> {
  // Before the list: what changes in between counts as changed.
  const version = await findListVersion(eventId)
  const list = await findListedParties(eventId)
  const file: ReadParty[] = []
  for await (const batch of batches) {
    file.push(...batch)
    await takeTurn()
  }
  const difference = presentDifference(await compareLists(outline, file, list), version)
  async function* texts() {
    yield '{'
    for (const [key, value] of Object.entries(outline))
      yield `${JSON.stringify(key)}:${JSON.stringify(value)},`
    yield '"rows":'
    yield* arrayOf(file)
    yield `,"difference":{"added":${difference.added},"unchanged":${difference.unchanged}`
    yield `,"listVersion":${difference.listVersion},"changed":`
    yield* arrayOf(difference.changed)
    yield ',"gone":'
    yield* arrayOf(difference.gone)
    yield '}}'
  }
  return Readable.from(texts())
}

/** Elements whose text is made without a pause. */
const atOnce = 500

async function* arrayOf(elements: readonly unknown[]) {
  yield '['
  for (let from = 0; from < elements.length; from += atOnce) {
    await takeTurn()
    const text = JSON.stringify(elements.slice(from, from + atOnce))
    yield `${from > 0 ? ',' : ''}${text.slice(1, -1)}`
  }
  yield ']'
}
