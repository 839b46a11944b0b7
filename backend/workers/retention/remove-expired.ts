import * as v from 'valibot'
import { defineWorker, type Schedule } from '../../platform/worker.ts'
import { removeExpired as remove } from '../../retention/remove-expired.ts'

/** Removes, every night, what is kept no longer. */
export const removeExpired = defineWorker({
  queue: 'remove-expired',
  payload: v.object({}),
  run: (_, { signal }) => remove(signal),
})

export const nightlyRemoval: Schedule = { queue: 'remove-expired', cron: '40 4 * * *' }
