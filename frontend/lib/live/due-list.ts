/** Milliseconds from a message to its fetch when nothing came just before: a handful at once is one fetch. */
const firstWait = 40
/** Milliseconds in which later messages are gathered: a campaign of 1,000 is no 1,000 fetches. */
const gathering = 250
/** Milliseconds until what failed is tried again, at first and at most; it doubles between. */
const [firstPause, longestPause] = [1000, 30_000]

export type DueList = {
  add(paths: Iterable<string>): void
  /** Tries now what waits for another try: the network is back. */
  retry(): void
  stop(): void
}

/** What of a portion was not fetched: what could not be, and what it is too early for. */
export type Unsettled = { failed: readonly string[]; early: readonly string[] }

/**
 * What the live channel announced stays due until it is fetched. Fetches one portion after another, with rests three
 * times as long as the fetching takes: a long list in a busy hour must not eat the line. `settle` fetches a portion and
 * answers what of it is still due; `onFailing` hears whether any of it failed.
 */
export function openDueList(
  settle: (portion: ReadonlySet<string>) => Promise<Unsettled>,
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
    const portion = new Set(due)
    due.clear()
    const { failed, early } = await settle(portion)
    isFetching = false
    if (isStopped) return
    for (const path of [...failed, ...early]) due.add(path)
    const now = Date.now()
    restsUntil = now + Math.max(gathering, 3 * (now - began))
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
      for (const path of paths) due.add(path)
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
