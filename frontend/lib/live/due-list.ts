/** Milliseconds from a message to its fetch: several at once become one fetch. */
const firstWait = 40
/** Milliseconds in which later messages are collected: 1,000 messages of a campaign are not 1,000 fetches. */
const gathering = 250
/** Milliseconds of the longest rest after a fetch: one that hung for a minute must not keep the next waiting for three. */
const longestRest = 10_000
/** Milliseconds before a retry, at first and at most; it doubles in between. */
const [firstPause, longestPause] = [1000, 30_000]

export type DueList = {
  add(paths: Iterable<string>): void
  /** Retries at once, because the network is back. */
  retry(): void
  stop(): void
}

/** The part of a batch that was not fetched: failed, or too early. */
export type Unsettled = { failed: readonly string[]; early: readonly string[] }

/**
 * Collects what the live stream announced until it is fetched. Fetches one batch after another, with pauses three times
 * as long as the fetch, up to ten seconds: refetches are throttled, so that long lists do not saturate a slow connection. `settle` fetches
 * a batch and returns what of it is still due; `onFailing` is called with whether any of it failed.
 */
export function openDueList(
  settle: (batch: ReadonlySet<string>) => Promise<Unsettled>,
  onFailing: (isFailing: boolean) => void,
): DueList {
  const due = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = firstPause
  let restsUntil = 0
  let isFetching = false
  let isFailing = false
  let isStopped = false

  const run = async () => {
    timer = undefined
    isFetching = true
    const began = Date.now()
    const batch = new Set(due)
    due.clear()
    const { failed, early } = await settle(batch)
    isFetching = false
    if (isStopped) return
    for (const path of [...failed, ...early]) due.add(path)
    const now = Date.now()
    restsUntil = now + Math.min(Math.max(gathering, 3 * (now - began)), longestRest)
    if (isFailing !== failed.length > 0) onFailing(!isFailing)
    isFailing = failed.length > 0
    if (isFailing) {
      timer = setTimeout(() => void run(), pause)
      pause = Math.min(pause * 2, longestPause)
    } else {
      pause = firstPause
      if (due.size > 0) wait()
    }
  }
  const wait = () => {
    timer ??= setTimeout(() => void run(), Math.max(firstWait, restsUntil - Date.now()))
  }
  return {
    add(paths) {
      // What is announced anew counts as the newest.
      for (const path of paths) {
        due.delete(path)
        due.add(path)
      }
      if (due.size > 0 && !isFetching && !isStopped) wait()
    },
    retry() {
      pause = firstPause
      if (!isFailing || isFetching || isStopped) return
      clearTimeout(timer)
      void run()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
