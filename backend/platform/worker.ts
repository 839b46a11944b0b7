import { setTimeout as sleep } from 'node:timers/promises'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import * as v from 'valibot'
import { type BatchJobName, type Job, type JobName, type JobPayload, jobs } from '../../domain/jobs.ts'
import { boss } from './boss.ts'
import { isDatabaseAway } from './database.ts'
import { log, presentError } from './log.ts'
import { postpone } from './postpone.ts'
import { recoveryTimes } from './recovery-times.ts'

type Context = {
  /** Aborted when the job times out or the process is stopping. */
  signal: AbortSignal
  /** The number of earlier attempts. */
  attempt: number
}

/** Runs a job. Must be idempotent: when it throws, the job is retried. */
export type Perform<J extends JobName> = (payload: JobPayload<J>, context: Context) => Promise<void>

/** Runs a batch of jobs. Must be idempotent: they succeed or are retried together. */
type PerformAll<J extends JobName> = (payloads: JobPayload<J>[], signal: AbortSignal) => Promise<void>

/** What every job does: one without a row here does not compile. */
export type Handlers = { readonly [J in JobName]: J extends BatchJobName ? PerformAll<J> : Perform<J> }

/** Longest delay: once the cause is fixed, the job continues within this time. */
const longestWaitSeconds = 60

/**
 * Thrown by a job that cannot continue yet: it runs again after so many seconds, one minute at most, without using a
 * retry.
 */
export class Postponed extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super(`postponed for ${seconds} s`)
    this.seconds = Math.min(longestWaitSeconds, Math.max(0.1, seconds))
  }
}

const postponeTries = 3

/** Thrown by a job that can never succeed: it is dead-lettered at once. The message is for the operator. */
export class GivenUp extends Error {}

/** The queue of failed jobs, for the operator. */
export const deadLetters = 'dead-letters'

/** Starts working on one queue: each job is parsed, run, retried with backoff, and finally dead-lettered. */
export async function startWorker<J extends JobName>(name: J, perform: Handlers[J]): Promise<void> {
  const job: Job = jobs[name]
  // The catalogue says which of the two a job is; TypeScript does not follow it through a generic name.
  if (job.batchSize) await workInBatches(name, job, job.batchSize, perform as PerformAny)
  else await workOneByOne(name, job, perform as PerformOne)
}

type PerformOne = (payload: unknown, context: Context) => Promise<void>
type PerformAny = (payloads: unknown[], signal: AbortSignal) => Promise<void>

async function workOneByOne(queue: JobName, { payload, options }: Job, perform: PerformOne): Promise<void> {
  await boss().work(
    queue,
    {
      // pg-boss skips the polling pause only after a full batch of more than one job.
      batchSize: Math.max(2, Math.ceil(options.concurrency / 2)),
      localConcurrency: 2,
      burstWhenBatchFull: true,
      perJobResults: true,
      includeMetadata: true,
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: recoveryTimes.poll / 1000,
    },
    (queued: JobWithMetadata<object>[]) => Promise.all(queued.map(run)),
  )

  async function run(job: JobWithMetadata<object>): Promise<JobResult> {
    try {
      await perform(v.parse(payload, job.data), { signal: job.signal, attempt: job.retryCount })
      return { id: job.id, status: 'completed' }
    } catch (error) {
      const again = secondsUntilAgain(error)
      if (again !== null && (await isPostponed(job, again))) return { id: job.id, status: 'completed' }
      if (error instanceof GivenUp) {
        log.error(
          { queue, jobId: job.id, reason: error.message },
          'a job was given up: it is in dead-letters',
        )
        return { id: job.id, status: 'deadletter', output: { message: error.message } }
      }
      log.warn({ queue, jobId: job.id, attempt: job.retryCount, error }, 'job failed')
      if (job.retryCount >= job.retryLimit)
        log.error({ queue, jobId: job.id }, 'a job used up its retries: it is in dead-letters')
      return { id: job.id, status: 'failed', output: presentError(error) }
    }
  }
}

/** An outage of the database counts as no attempt: the pauses of a job that meets several would grow with each. */
function secondsUntilAgain(error: unknown): number | null {
  if (error instanceof Postponed) return error.seconds
  return isDatabaseAway(error) ? recoveryTimes.afterOutage / 1000 : null
}

/**
 * False when the database is still away: the job then runs again when its heartbeat expires. Tried a few times, because
 * the pool may hold more connections that are gone.
 */
async function isPostponed(job: JobWithMetadata<object>, seconds: number): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      await postpone(job, seconds)
      return true
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      if (tries === postponeTries) return false
      await sleep(recoveryTimes.reconnect)
    }
  }
}

async function workInBatches(
  queue: JobName,
  { payload, options }: Job,
  batchSize: number,
  perform: PerformAny,
): Promise<void> {
  await boss().work<object, void>(
    queue,
    {
      batchSize,
      localConcurrency: options.concurrency,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: 1,
      notifyPollingIntervalSeconds: recoveryTimes.poll / 1000,
    },
    async (queued) => {
      try {
        await perform(
          queued.map((job) => v.parse(payload, job.data)),
          queued[0]?.signal ?? new AbortController().signal,
        )
      } catch (error) {
        log.warn({ queue, jobs: queued.length, error }, 'jobs failed')
        throw error
      }
    },
  )
}
