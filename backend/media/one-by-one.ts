import { AppError } from '../platform/errors.ts'

let last: Promise<unknown> = Promise.resolve()
let waiting = 0
const most = 40

/** Runs one task at a time in this process, to bound the memory for pictures. Throws `busy` when too many wait. */
export async function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= most) throw new AppError('busy')
  waiting += 1
  const result = last.then(work).finally(() => {
    waiting -= 1
  })
  last = result.catch(() => undefined)
  return result
}
