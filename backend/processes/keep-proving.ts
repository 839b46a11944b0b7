import { log } from '../platform/log.ts'

type Options = {
  /** Resolves when the process has just done its work from end to end; rejects or hangs otherwise. */
  prove: () => Promise<void>
  /** Whether a new connection to the database answers. */
  databaseAnswers: () => Promise<boolean>
  /** Called after each proof. */
  onProof?: () => void
  /** Ends the process, for a supervisor to start it again. */
  end: () => void
  /** Milliseconds between two tries. */
  everyMs?: number
  /** How long nothing may be proved although the database answers. */
  patienceMs?: number
}

/**
 * Proves again and again that this process does its work. When it cannot for a minute although the database answers a
 * new connection, it will not heal by itself, and ends. An outage of the database is waited out. Returns how to stop.
 */
export function keepProving(options: Options): () => void {
  const { prove, databaseAnswers, onProof, end, everyMs = 10_000, patienceMs = 60_000 } = options
  // Counted from the last proof, or from the last time that the database was away.
  let since = performance.now()
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function round(): Promise<void> {
    try {
      await within(everyMs, prove())
      since = performance.now()
      onProof?.()
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'could not prove that work is done')
      if (!(await databaseAnswers())) since = performance.now()
    }
    if (stopped) return
    if (performance.now() - since > patienceMs) {
      log.fatal('nothing was done for a minute although the database answers: ending, to be started again')
      end()
      return
    }
    timer = setTimeout(() => void round(), everyMs)
  }

  void round()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no proof within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
