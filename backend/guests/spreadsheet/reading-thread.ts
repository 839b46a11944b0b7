import { on } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { AppError } from '../../platform/errors.ts'
import { limits } from './limits.ts'
import type { GuestListReading } from './reading.ts'
import type { ThreadAnswer } from './spreadsheet-thread.ts'

/** One warm thread: starting one and loading the readers costs more than reading a long list. */
let thread: Worker | undefined
let lastInLine: Promise<unknown> = Promise.resolve()
let idle: NodeJS.Timeout | undefined

/**
 * Reads the bytes on a thread of its own with bounded memory and time, one file at a time; the portions wait here
 * for whoever takes them, so that the thread never waits. The stream fails with the `AppError` of the refusal;
 * a file that exhausts memory or time is `spreadsheet-too-large`, and the next one gets a new thread.
 */
export function readOnThread(bytes: Buffer): ReadableStream<GuestListReading> {
  let wanted = true
  return new ReadableStream({
    start(portions) {
      const reading = lastInLine.then(() =>
        ask(bytes, (portion) => {
          if (wanted) portions.enqueue(portion)
        }),
      )
      lastInLine = reading.catch(() => undefined)
      reading.then(
        () => wanted && portions.close(),
        (error) => portions.error(error),
      )
    },
    cancel() {
      wanted = false
    },
  })
}

async function ask(bytes: Buffer, take: (portion: GuestListReading) => void): Promise<void> {
  clearTimeout(idle)
  const worker = thread ?? start()
  thread = worker
  worker.ref()
  try {
    // A copy, because a Buffer may share its memory with others and what is transferred is gone here.
    const copy = Uint8Array.from(bytes)
    const answers = on(worker, 'message', {
      signal: AbortSignal.timeout(limits.milliseconds),
    })
    worker.postMessage(copy, [copy.buffer])
    for await (const [answer] of answers as AsyncIterable<[ThreadAnswer]>) {
      if ('end' in answer) return
      if ('refusal' in answer) throw new AppError(answer.refusal)
      take(JSON.parse(answer.portion))
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    await stop(worker)
    throw isExhausted(error) ? new AppError('spreadsheet-too-large') : error
  } finally {
    worker.unref()
    idle = setTimeout(() => void stop(worker), limits.idleMilliseconds).unref()
  }
}

function start(): Worker {
  const worker = new Worker(threadFile(), {
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: limits.threadMegabytes },
  })
  // An 'error' that nobody waits for must not end the process; the next file gets a new thread.
  worker.on('error', () => void stop(worker))
  return worker
}

async function stop(worker: Worker): Promise<void> {
  if (thread === worker) thread = undefined
  await worker.terminate()
}

const isExhausted = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'))

/**
 * Beside this file when it runs as it is written; in the built server, the entry of that name beside
 * this chunk or one folder above it.
 */
function threadFile(): URL {
  const here = import.meta.dirname
  const places = [
    join(here, 'spreadsheet-thread.ts'),
    join(here, 'spreadsheet-thread.js'),
    join(here, '..', 'spreadsheet-thread.js'),
  ]
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error(`spreadsheet-thread is not beside ${here}: is it among the build's entries?`)
  return pathToFileURL(found)
}
