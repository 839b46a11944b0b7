import { AppError } from '../../platform/errors.ts'
import { limits } from './limits.ts'
import type { GuestListReading } from './reading.ts'
import { readInChild } from './reading-children.ts'

/**
 * The parties of an uploaded list in batches, top to bottom: every good row, and for every bad one each
 * reason. What the file is, its bytes say; its name does not matter. Resolves once the list is found and its
 * first batch read, so that nobody holds a transaction open for a file that is none. Throws `spreadsheet-wrong-type`,
 * `-too-large`, `-unreadable`, `-encrypted`, `-no-header`.
 */
export async function readGuestList(
  bytes: Buffer,
  _fileName: string,
): Promise<AsyncIterable<GuestListReading>> {
  if (bytes.length > limits.fileBytes) throw new AppError('spreadsheet-too-large')
  const batches = readInChild(bytes).values()
  const first = await batches.next()
  return (async function* () {
    if (!first.done) yield first.value
    yield* batches
  })()
}
