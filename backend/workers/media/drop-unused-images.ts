import * as v from 'valibot'
import { dropUnusedImages as drop } from '../../media/drop-unused-images.ts'
import { inTransaction } from '../../platform/database.ts'
import { log } from '../../platform/log.ts'
import { defineWorker, type Schedule } from '../../platform/worker.ts'

const queue = 'drop-unused-images'

/** Safe to run twice: what is gone is gone. */
export const dropUnusedImages = defineWorker({
  queue,
  payload: v.object({}),
  async run() {
    const images = await inTransaction(drop)
    log.info({ images }, 'unused images dropped')
  },
})

export const imageCleanUp: Schedule = { queue, cron: '20 4 * * *' }
