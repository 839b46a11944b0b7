import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FailureCode } from '../../domain/failures.ts'
import { entryFile } from './entry-file.ts'
import { AppError } from './errors.ts'

/** A message from the pool: the task's input, and the limits. */
export type ChildTask = { input: unknown; megabytes: number }

/** A message to the pool: parts of the result, then one of the others. */
export type ChildAnswer = { part: unknown } | { end: true } | { refused: FailureCode } | { fault: string }

/** Starts a watchdog thread, which also runs while a task blocks this one. Resolves when it runs. */
const watch = (megabytes: number): Promise<unknown> =>
  once(new Worker(entryFile(import.meta.dirname, 'child-watch'), { workerData: { megabytes } }), 'message')

/** The main loop of a pool's child process (`childPool`): runs one task after the other and ends with its parent. */
export function doesWorks(work: (input: unknown) => AsyncIterable<unknown> | Iterable<unknown>): void {
  const answer = (text: ChildAnswer) => process.send?.(text)
  let watched: Promise<unknown> | undefined

  process.on('disconnect', () => process.exit())
  process.on('message', async ({ input, megabytes }: ChildTask) => {
    watched ??= watch(megabytes)
    await watched
    try {
      for await (const part of work(input)) answer({ part })
      answer({ end: true })
    } catch (error) {
      if (error instanceof AppError) answer({ refused: error.code })
      else answer({ fault: String((error as Error).stack ?? error) })
    }
  })
}
