import * as v from 'valibot'
import { endStaleSessions as end } from '../../accounts/sessions.ts'
import { defineWorker, type Schedule } from '../../platform/worker.ts'

/** Ends, every hour, the sessions that are over or were left unused. */
export const endStaleSessions = defineWorker({
  queue: 'end-stale-sessions',
  payload: v.object({}),
  run: end,
})

export const sessionSweep: Schedule = { queue: 'end-stale-sessions', cron: '7 * * * *' }
