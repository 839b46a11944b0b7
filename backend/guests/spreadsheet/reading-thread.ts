import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { limits } from './limits.ts'
import type { ThreadAnswer } from './spreadsheet-thread.ts'

/** One warm thread: starting one and loading the readers costs as much as reading a long list. */
let thread: Worker | undefined
let lastInLine: Promise<unknown> = Promise.resolve()

/**
 * Reads the bytes on a thread of its own with bounded memory and time, one file at a time.
 * A file that exhausts either is `spreadsheet-too-large`; the next one gets a new thread.
 */
export function readOnThread(bytes: Buffer): Promise<ThreadAnswer> {
  const answer = lastInLine.then(() => ask(bytes))
  lastInLine = answer.catch(() => undefined)
  return answer
}

function ask(bytes: Buffer): Promise<ThreadAnswer> {
  const worker = thread ?? start()
  thread = worker
  return new Promise<ThreadAnswer>((resolve, reject) => {
    const timer = setTimeout(() => void giveUp({ refusal: 'spreadsheet-too-large' }), limits.milliseconds)
    const settle = () => {
      clearTimeout(timer)
      worker.off('message', answered).off('error', broken).off('exit', ended)
      worker.unref()
    }
    const answered = (answer: ThreadAnswer) => {
      settle()
      resolve(answer)
    }
    const giveUp = async (answer: ThreadAnswer) => {
      settle()
      if (thread === worker) thread = undefined
      await worker.terminate()
      resolve(answer)
    }
    const broken = (error: Error) => {
      if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
        void giveUp({ refusal: 'spreadsheet-too-large' })
        return
      }
      settle()
      if (thread === worker) thread = undefined
      reject(error)
    }
    const ended = (code: number) => broken(new Error(`The reading thread ended with ${code}`))
    worker.ref()
    worker.on('message', answered).on('error', broken).on('exit', ended)
    // A copy, because a Buffer may share its memory with others and what is transferred is gone here.
    const copy = Uint8Array.from(bytes)
    worker.postMessage(copy, [copy.buffer])
  })
}

function start(): Worker {
  const worker = new Worker(threadFile(), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.threadMegabytes },
  })
  worker.unref()
  // While nobody waits for it, an idle thread that dies is just replaced.
  worker.on('error', () => {
    if (thread === worker) thread = undefined
  })
  worker.on('exit', () => {
    if (thread === worker) thread = undefined
  })
  return worker
}

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
