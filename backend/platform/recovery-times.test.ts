import { expect, test } from 'vitest'
import { jobs } from '../../domain/jobs.ts'
import { eventually } from '../testing/client.ts'
import { testApp } from '../testing/test-app.ts'
import { boss, send } from './boss.ts'
import { database, inTransaction } from './database.ts'
import { recoveryTimes } from './recovery-times.ts'
import { startWorker } from './worker.ts'

testApp({ settings: { LOG_LEVEL: 'fatal' } })

const sendingJobs = ['fan-out-campaign', 'send-email-batch', 'send-whatsapps', 'settle-whatsapps'] as const

test.each(sendingJobs)(
  'the timeouts until %s runs again after silent connections sum up to less than a minute',
  (name) => {
    const { beat, patience, reconnect, opening, statement, idleTransaction, monitor, poll } = recoveryTimes
    const { heartbeatSeconds, retryDelayMax } = jobs[name].options
    const replaced = beat + patience + reconnect + opening
    // A job that was fetched by a connection whose answer never came belongs to nobody.
    const takenBack = Math.max(replaced, heartbeatSeconds * 1000) + monitor + retryDelayMax * 1000
    // Locks of a transaction whose client is gone, the statement that it was running included.
    const unlocked = statement + idleTransaction
    expect(Math.max(takenBack, unlocked) + poll).toBeLessThan(60_000)
  },
)

test('the server ends a transaction that waits for a client that is gone, before its locks last half a minute', async () => {
  const { rows } = await database().raw('show idle_in_transaction_session_timeout')
  expect(rows[0].idleInTransactionSessionTimeout).toBe(`${recoveryTimes.idleTransaction / 1000}s`)
  const { rows: statement } = await database().raw('show statement_timeout')
  expect(statement[0].statementTimeout).toBe(`${recoveryTimes.statement / 1000}s`)
})

test('a job that meets an outage of the database runs again soon, and the outage uses up no retry', async () => {
  let runs = 0
  await startWorker('cancel-payment', async () => {
    runs += 1
    // What a crash or a failover does to the query under way.
    if (runs === 1) await database().raw('select pg_terminate_backend(pg_backend_pid())')
  })
  await inTransaction((trx) => send(trx, 'cancel-payment', { paymentId: crypto.randomUUID() }))
  const job = await eventually('the job is done', async () => {
    // This look may be given the very connection that was ended.
    const found = await database()
      .raw<{ rows: { state: string; retryCount: number; retryLimit: number }[] }>(
        `select state, retry_count, retry_limit from pgboss.job where name = 'cancel-payment'`,
      )
      .catch(() => null)
    return found?.rows[0]?.state === 'completed' && found.rows[0]
  })
  expect(runs).toBe(2)
  expect(job.retryLimit - job.retryCount).toBe(jobs['cancel-payment'].options.retryLimit)
  await boss().offWork('cancel-payment')
})
