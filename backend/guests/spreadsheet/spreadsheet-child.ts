import { doesWorks } from '../../platform/child-work.ts'
import { AppError } from '../../platform/errors.ts'
import { readBytes } from './read-bytes.ts'
import { RefusedSpreadsheet } from './refusal.ts'

/**
 * Reads lists for `reading-children.ts`. A message is the JSON of a GuestListReading: one string is cheaper to
 * transfer.
 */
doesWorks(async function* (input) {
  try {
    for await (const reading of readBytes(Buffer.from(input as Uint8Array))) yield JSON.stringify(reading)
  } catch (error) {
    throw error instanceof RefusedSpreadsheet ? new AppError(error.refusal) : error
  }
})
