import { log } from '../platform/log.ts'

type Options = {
  /** A health check: resolves when the process has just worked from end to end; rejects or hangs otherwise. */
  prove: () => Promise<void>
  /** Whether a new database connection works. */
  databaseAnswers: () => Promise<boolean>
  /** Called after each successful check. */
  onProof?: () => void
  /** Ends the process, for a supervisor to start it again. */
  end: () => void
  /** Milliseconds between two checks. */
  everyMs?: number
  /** How long checks may fail although the database works. */
  patienceMs?: number
}

/**
 * Runs a health check periodically. When it fails for a minute although the database accepts a new connection, the
 * process cannot recover and ends. Outages of the database are waited out. Returns a function that stops it.
 */
export function keepProving(options: Options): () => void {
  const { prove, databaseAnswers, onProof, end, everyMs = 10_000, patienceMs = 60_000 } = options
  // Counted from the last success, or the last time that the database was down.
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
