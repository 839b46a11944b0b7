import { childPool } from '../../platform/child-pool.ts'
import { entryFile } from '../../platform/entry-file.ts'
import type { ListTask } from '../import/list-task.ts'
import { limits } from './limits.ts'
import type { GuestListReading } from './reading.ts'

/** The processes that read lists; a task is the bytes alone, or those with what the owner chose. */
export const readingPool = childPool<Uint8Array | ListTask>({
  file: entryFile(import.meta.dirname, 'spreadsheet-child'),
  limits: limits.children,
  exhausted: 'spreadsheet-unreadable',
})

/**
 * Reads the bytes in a child process with bounded memory and time; the batches are buffered here, so that the process
 * never waits for the consumer. The stream fails with the `AppError` of the refusal; a file that exhausts memory or
 * time is `spreadsheet-unreadable`, and the next one gets a new process.
 */
export function readInChild(bytes: Buffer): ReadableStream<GuestListReading> {
  let wanted = true
  return new ReadableStream({
    start(controller) {
      const take = (part: unknown) => {
        if (wanted) controller.enqueue(JSON.parse(String(part)))
      }
      readingPool.work(bytes, take).then(
        () => wanted && controller.close(),
        (error) => wanted && controller.error(error),
      )
    },
    cancel() {
      wanted = false
    },
  })
}
