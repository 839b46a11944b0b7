import { doesWorks } from '../../platform/child-work.ts'
import { AppError } from '../../platform/errors.ts'
import type { ListTask } from '../import/list-task.ts'
import { readTask } from '../import/read-task.ts'
import { RefusedSpreadsheet } from './refusal.ts'

/** Reads lists for `reading-children.ts`. A message is a string of JSON: one string is cheaper to transfer. */
doesWorks(async function* (input) {
  try {
    yield* readTask(input as ListTask)
  } catch (error) {
    throw error instanceof RefusedSpreadsheet ? new AppError(error.refusal) : error
  }
})
