import { v5 as uuidV5 } from 'uuid'
import * as v from 'valibot'
import { sweepPayments as sweep } from '../../payments/sweep-payments.ts'
import { boss } from '../../platform/boss.ts'
import { inTransaction } from '../../platform/database.ts'
import { env } from '../../platform/env.ts'
import { defineWorker, type Schedule, type Worker } from '../../platform/worker.ts'

const queue = 'sweep-payments'
const namespace = 'b0f6c1f4-7a43-4c0e-9d0b-5a4a1d2a6e10'

const worker = defineWorker({
  queue,
  options: { retryLimit: 0, concurrency: 1 },
  payload: v.object({}),
  run: async () => {
    await inTransaction(sweep)
    await queueNextSweep()
  },
})

/** Safe to run twice: what was just asked about is not due. */
export const sweepPayments: Worker = {
  ...worker,
  async start() {
    await worker.start()
    await queueNextSweep()
  },
}

/** The clock's finest step; it also takes up again a chain of faster sweeps that broke. */
export const paymentSweep: Schedule = { queue, cron: '* * * * *' }

/** Sweeps closer together than the clock allows queue each other: one job a slot of time, whoever asks for it. */
async function queueNextSweep(): Promise<void> {
  const { sweepSeconds } = env().stripe
  if (sweepSeconds >= 60) return
  const slot = Math.floor(Date.now() / 1000 / sweepSeconds) + 1
  const startAfter = new Date(slot * sweepSeconds * 1000)
  await boss().send(queue, {}, { id: uuidV5(`${queue}/${sweepSeconds}/${slot}`, namespace), startAfter })
}
