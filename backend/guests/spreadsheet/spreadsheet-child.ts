import { doesWorks } from '../../platform/child-work.ts'
import { AppError } from '../../platform/errors.ts'
import type { ListTask } from '../import/list-task.ts'
import { readTask } from '../import/read-task.ts'
import { readBytes } from './read-bytes.ts'
import { RefusedSpreadsheet } from './refusal.ts'

/**
 * Reads lists for `reading-children.ts`. A message is the JSON of a part of the reading: one string is cheaper
 * to transfer.
 */
doesWorks(async function* (input) {
  try {
    if (input instanceof Uint8Array) {
      for await (const reading of readBytes(Buffer.from(input))) yield JSON.stringify(reading)
    } else yield* readTask(input as ListTask)
  } catch (error) {
    throw error instanceof RefusedSpreadsheet ? new AppError(error.refusal) : error
  }
})
