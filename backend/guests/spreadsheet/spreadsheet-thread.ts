import { parentPort } from 'node:worker_threads'
import { readBytes } from './read-bytes.ts'
import type { GuestListReading } from './reading.ts'
import { type Refusal, RefusedSpreadsheet } from './refusal.ts'

/** What the thread answers: one text is cheaper to hand over than ten thousand objects. */
export type ThreadAnswer = { reading: string } | { refusal: Refusal }

parentPort?.on('message', async (bytes: Uint8Array) => {
  parentPort?.postMessage(await answer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
})

async function answer(bytes: Buffer): Promise<ThreadAnswer> {
  try {
    const reading: GuestListReading = await readBytes(bytes)
    return { reading: JSON.stringify(reading) }
  } catch (error) {
    if (error instanceof RefusedSpreadsheet) return { refusal: error.refusal }
    // A fault of ours ends the thread, and the caller hears it as such.
    throw error
  }
}
