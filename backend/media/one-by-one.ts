import { AppError } from '../platform/errors.ts'

let last: Promise<unknown> = Promise.resolve()
let waiting = 0
const most = 40

/** Runs works one after the other in this process: pictures take their memory in turn. Throws `busy` when too many wait. */
export async function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= most) throw new AppError('busy')
  waiting += 1
  const result = last.then(work).finally(() => {
    waiting -= 1
  })
  last = result.catch(() => undefined)
  return result
}
