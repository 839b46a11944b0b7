import type { JobResult, JobWithMetadata, QueueOptions } from 'pg-boss'
import * as v from 'valibot'
import { boss } from './boss.ts'
import { log, presentError } from './log.ts'
import { postpone } from './postpone.ts'

type Settings = QueueOptions & {
  /** Jobs that this process runs concurrently, fetched by two pollers. Default 4. */
  concurrency?: number
  /** The queue for jobs without retries left. Default 'dead-letters'. */
  deadLetter?: string
}

type Context = {
  /** Aborted when the job times out or the process is stopping. */
  signal: AbortSignal
  /** The number of earlier attempts. */
  attempt: number
}

/** One kind of background job: its queue, its options and what it does. */
export type Worker = {
  queue: string
  options: Settings
  start(): Promise<void>
}

type Definition<P extends v.GenericSchema> = {
  /** The queue's name, an imperative. */
  queue: string
  options?: Settings
  /** Ids only: the state is loaded when the job runs. */
  payload: P
  /** Must be safe to run twice for the same payload. Throwing makes it run again, later. */
  run(payload: v.InferOutput<P>, context: Context): Promise<void>
}

const defaults = {
  retryLimit: 8,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  heartbeatSeconds: 20,
  expireInSeconds: 900,
} as const

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

/** Thrown by a job that can never succeed: it is dead-lettered at once. The message is for the operator. */
export class GivenUp extends Error {}

/** The queue of failed jobs, for the operator. */
export const deadLetters = 'dead-letters'

/** Defines a worker whose jobs run one by one, are retried with backoff, and finally dead-lettered. */
export function defineWorker<P extends v.GenericSchema>({
  queue,
  options,
  payload,
  run,
}: Definition<P>): Worker {
  const { concurrency = 4, ...queueOptions } = options ?? {}
  return {
    queue,
    options: { ...defaults, deadLetter: deadLetters, ...queueOptions },
    async start() {
      await boss().work(
        queue,
        {
          // pg-boss skips the polling pause only after a full batch of more than one job.
          batchSize: Math.max(2, Math.ceil(concurrency / 2)),
          localConcurrency: 2,
          burstWhenBatchFull: true,
          perJobResults: true,
          includeMetadata: true,
          pollingIntervalSeconds: 1,
          notifyPollingIntervalSeconds: 5,
        },
        (jobs: JobWithMetadata<object>[]) => Promise.all(jobs.map(perform)),
      )
    },
  }

  async function perform(job: JobWithMetadata<object>): Promise<JobResult> {
    try {
      await run(v.parse(payload, job.data), { signal: job.signal, attempt: job.retryCount })
      return { id: job.id, status: 'completed' }
    } catch (error) {
      if (error instanceof Postponed) {
        await postpone(job, error.seconds)
        return { id: job.id, status: 'completed' }
      }
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

type BatchDefinition<P extends v.GenericSchema> = Omit<Definition<P>, 'run'> & {
  /** Largest batch of jobs. */
  batchSize: number
  /** Must be idempotent: the jobs of a batch succeed or are retried together. */
  run(payloads: v.InferOutput<P>[], signal: AbortSignal): Promise<void>
}

/** Like `defineWorker`, for jobs that are cheaper in batches. */
export function defineBatchWorker<P extends v.GenericSchema>(definition: BatchDefinition<P>): Worker {
  const { queue, options, payload, batchSize, run } = definition
  const { concurrency = 1, ...queueOptions } = options ?? {}
  return {
    queue,
    options: { ...defaults, deadLetter: deadLetters, ...queueOptions },
    async start() {
      await boss().work<object, void>(
        queue,
        {
          batchSize,
          localConcurrency: concurrency,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: 1,
          notifyPollingIntervalSeconds: 5,
        },
        async (jobs) => {
          try {
            await run(
              jobs.map((job) => v.parse(payload, job.data)),
              jobs[0]?.signal ?? new AbortController().signal,
            )
          } catch (error) {
            log.warn({ queue, jobs: jobs.length, error }, 'jobs failed')
            throw error
          }
        },
      )
    },
  }
}

/** A scheduled job (cron in Europe/Madrid), which runs once for all workers. */
export type Schedule = { queue: string; cron: string }
