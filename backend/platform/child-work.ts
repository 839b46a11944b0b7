import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { entryFile } from './entry-file.ts'
import { AppError, type FailureCode } from './errors.ts'

/** What a pool sends: the work's input, and what the process must keep to. */
export type ChildTask = { input: unknown; megabytes: number }

/** What a pool hears: the work's parts, then one of the others. */
export type ChildAnswer = { part: unknown } | { end: true } | { refused: FailureCode } | { fault: string }

/** Starts a thread that still runs when a work no longer lets this one; it runs once this resolves. */
const watch = (megabytes: number): Promise<unknown> =>
  once(new Worker(entryFile(import.meta.dirname, 'child-watch'), { workerData: { megabytes } }), 'message')

/** Makes this process one of a pool's (`childPool`): it does one work after the other and ends with who started it. */
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
