import { setTimeout as pause } from 'node:timers/promises'
import type { RunningVelada } from '../running-velada.ts'
import type { Hindrance } from './hindrance.ts'
import { type Act, nameOf } from './plan.ts'

type Sign = 'answers' | 'sends'
/** Milliseconds by what hindered sending. */
type Parts = Partial<Record<Hindrance, number>>
type Watched = {
  name: string
  since: number
  seen: Partial<Record<Sign, number>>
  parts: Parts
  /** Acts that struck before it was over. */
  meanwhile: string[]
}

export type Recovery = {
  act: string
  sign: Sign
  times: number
  medianMs: number
  longestMs: number
  /** What the longest one consisted of. */
  parts: Parts
  meanwhile: string[]
}

const everyMs = 200
/** What is seen this soon may have been under way before; a failure this soon after belongs to the act. */
const [tooSoonMs, aftermathMs] = [500, 5_000]

/**
 * Measures how long after each kill, cut and silence the api answers again for good, and the providers are given
 * messages again, and what hindered it. With nothing to send, nothing is seen of sending.
 */
export function watchRecovery(velada: RunningVelada, findHindrance: () => Promise<Hindrance | null>) {
  const measured = new Map<string, { ms: number; parts: Parts; meanwhile: string[] }[]>()
  let watched: Watched[] = []
  let accepted = -1
  let stopped = false

  async function look(elapsedMs: number): Promise<void> {
    const askedAt = Date.now()
    const answer = await fetch(`${velada.url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    )
    for (const one of watched)
      if (!answer?.ok && askedAt - one.since < aftermathMs) delete one.seen.answers
      else if (answer?.ok && askedAt >= one.since) one.seen.answers ??= Date.now() - one.since
    const stats = await velada
      .control<{ messages: { email: number; whatsapp: number } }>('GET', 'stats')
      .catch(() => null)
    const now = stats ? stats.messages.email + stats.messages.whatsapp : accepted
    if (now > accepted && accepted >= 0)
      for (const one of watched)
        if (askedAt - one.since > tooSoonMs) one.seen.sends ??= Date.now() - one.since
    accepted = now
    const hindrance = await findHindrance()
    watched = watched.filter((one) => {
      if (hindrance && one.seen.sends === undefined)
        one.parts[hindrance] = (one.parts[hindrance] ?? 0) + Math.min(elapsedMs, Date.now() - one.since)
      const isDone = one.seen.answers !== undefined && (one.seen.sends !== undefined || hindrance === null)
      if (!isDone || Date.now() - one.since < aftermathMs) return true
      write(one)
      return false
    })
  }

  function write({ name, seen, parts, meanwhile }: Watched): void {
    for (const [sign, ms] of Object.entries(seen)) {
      const key = `${name}|${sign}`
      measured.set(key, [
        ...(measured.get(key) ?? []),
        { ms, parts: sign === 'sends' ? parts : {}, meanwhile },
      ])
    }
  }

  const watching = (async () => {
    let before = Date.now()
    while (!stopped) {
      const at = Date.now()
      await look(at - before)
      before = at
      await pause(everyMs)
    }
  })()

  return {
    began(act: Act): void {
      for (const one of watched) one.meanwhile.push(nameOf(act))
      if (act.kind !== 'fault')
        watched.push({ name: nameOf(act), since: Date.now(), seen: {}, parts: {}, meanwhile: [] })
    },
    async stop(): Promise<Recovery[]> {
      stopped = true
      await watching
      return [...measured].flatMap(([key, all]) => {
        const [act = '', sign = ''] = key.split('|')
        const sorted = all.toSorted((one, other) => one.ms - other.ms)
        const longest = sorted.at(-1)
        if (!longest) return []
        const { ms: longestMs, parts, meanwhile } = longest
        const medianMs = sorted[Math.floor(sorted.length / 2)]?.ms ?? 0
        return { act, sign: sign as Sign, times: sorted.length, medianMs, longestMs, parts, meanwhile }
      })
    },
  }
}
