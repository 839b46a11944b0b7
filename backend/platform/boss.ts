import type { Client } from 'pg'
import { fromKnex, getConstructionPlans, type JobInsert, PgBoss, type SendOptions } from 'pg-boss'
import type { JobName, JobPayload } from '../../domain/jobs.ts'
import { connectionSettings, registerConnection } from './connections.ts'
import type { Trx } from './database.ts'
import { log } from './log.ts'
import { recoveryTimes } from './recovery-times.ts'

const schema = 'pgboss'

/** The SQL of pg-boss's own tables, for a migration. */
export const bossTables = () => getConstructionPlans(schema)

/**
 * Timeout of pg-boss's queries, whose maintenance scans whole tables; a query beyond it is aborted with its connection.
 */
const answersWithin = 120_000

let current: PgBoss | undefined

type Role = {
  /** A worker runs maintenance, schedules and listens; other processes only enqueue. */
  works: boolean
}

/** Connects the process to the queue. The tables and queues must exist: `migrate` makes both. */
export async function startBoss(url: string, { works }: Role): Promise<PgBoss> {
  // pg-boss passes these on to pg and its pool.
  const connection = {
    ...connectionSettings(url, 'velada-boss', answersWithin),
    onConnect: (client: Client) => registerConnection(client),
  }
  const boss = new PgBoss({
    ...connection,
    schema,
    migrate: false,
    createSchema: false,
    max: works ? 8 : 2,
    supervise: works,
    schedule: works,
    useListenNotify: works,
    // A dead worker is detected within its heartbeat (10 s) plus this.
    monitorIntervalSeconds: recoveryTimes.monitor / 1000,
    superviseIntervalSeconds: recoveryTimes.monitor / 1000,
    maintenanceIntervalSeconds: 300,
    notifyHeartbeatIntervalMs: 5_000,
  })
  // Only the message: the error object contains the whole connection, its user and its cancel key.
  boss.on('error', ({ message, stack }) => log.error({ reason: message, stack }, 'queue error'))
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'queue warning'))
  await boss.start()
  current = boss
  return boss
}

/** The process's queue. Requires `startBoss`. */
export function boss(): PgBoss {
  if (!current) throw new Error('the queue is not started yet')
  return current
}

/** Graceful shutdown: takes no more jobs and waits up to 25 s for running ones, which may still enqueue others. */
export async function stopBoss(): Promise<void> {
  const stopping = current
  await stopping?.stop({ graceful: true, timeout: 25_000 })
  if (current === stopping) current = undefined
}

/** Enqueues one job in the caller's transaction: it exists if and only if the transaction commits. */
export async function enqueue<J extends JobName>(
  trx: Trx,
  job: J,
  payload: JobPayload<J>,
  options: SendOptions = {},
): Promise<void> {
  await send(trx, job, payload, options)
}

/** Enqueues many jobs of one kind in the caller's transaction. */
export async function enqueueAll<J extends JobName>(
  trx: Trx,
  job: J,
  queued: (JobInsert & { data: JobPayload<J> })[],
): Promise<void> {
  if (queued.length > 0) await boss().insert(job, queued, { db: fromKnex(trx) })
}

/** As `enqueue`, for what is no job of domain/jobs.ts or was matched with its payload there. */
export async function send(
  trx: Trx,
  queue: string,
  payload: object,
  options: SendOptions = {},
): Promise<void> {
  await boss().send(queue, payload, { ...options, db: fromKnex(trx) })
}
