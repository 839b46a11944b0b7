import { parentPort } from 'node:worker_threads'
import { readBytes } from './read-bytes.ts'
import { type Refusal, RefusedSpreadsheet } from './refusal.ts'

/**
 * What the thread answers: the list's portions, then the end; or why it is refused. A portion is the JSON of a
 * GuestListReading: one text is cheaper to hand over than a thousand objects.
 */
export type ThreadAnswer = { portion: string } | { refusal: Refusal } | { end: true }

parentPort?.on('message', async (bytes: Uint8Array) => {
  for await (const answer of answers(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    parentPort?.postMessage(answer)
})

async function* answers(bytes: Buffer): AsyncGenerator<ThreadAnswer> {
  try {
    for await (const reading of readBytes(bytes)) yield { portion: JSON.stringify(reading) }
    yield { end: true }
  } catch (error) {
    // A fault of ours ends the thread, and the caller hears it as such.
    if (!(error instanceof RefusedSpreadsheet)) throw error
    yield { refusal: error.refusal }
  }
}
