import * as v from 'valibot'
import { forgetOldTries as forget } from '../../accounts/forget-old-tries.ts'
import { defineWorker, type Schedule } from '../../platform/worker.ts'

/** Forgets, every hour, what the limits no longer need. */
export const forgetOldTries = defineWorker({
  queue: 'forget-old-tries',
  payload: v.object({}),
  run: forget,
})

export const triesSweep: Schedule = { queue: 'forget-old-tries', cron: '17 * * * *' }
