import * as v from 'valibot'
import { requeueStranded as requeue } from '../../messaging/requeue-stranded.ts'
import { defineWorker, type Schedule } from '../../platform/worker.ts'

/** Queues again what should be sent and has no job left: the net under everything else. */
export const requeueStranded = defineWorker({
  queue: 'requeue-stranded',
  payload: v.object({}),
  run: (_, { signal }) => requeue(signal),
})

export const strandedSweep: Schedule = { queue: 'requeue-stranded', cron: '*/5 * * * *' }
