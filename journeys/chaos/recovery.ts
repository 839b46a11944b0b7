import { setTimeout as pause } from 'node:timers/promises'
import type { RunningVelada } from '../running-velada.ts'
import { type Act, nameOf } from './plan.ts'

type Sign = 'answers' | 'sends'
type Watched = { name: string; since: number; seen: Partial<Record<Sign, number>> }

export type Recovery = { act: string; sign: Sign; times: number; medianMs: number; longestMs: number }

const everyMs = 200
/** What is seen this soon may have been under way before; a failure this soon after belongs to the act. */
const [tooSoonMs, aftermathMs] = [500, 5_000]

/**
 * Measures how long after each kill, cut and silence the api answers again for good, and the providers are given
 * messages again. With nothing to send, nothing is seen of sending.
 */
export function watchRecovery(velada: RunningVelada, countOpen: () => Promise<number>) {
  const measured = new Map<string, number[]>()
  let watched: Watched[] = []
  let accepted = -1
  let stopped = false

  async function look(): Promise<void> {
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
    const isIdle = (await countOpen().catch(() => 1)) === 0
    watched = watched.filter((one) => {
      const isDone = one.seen.answers !== undefined && (one.seen.sends !== undefined || isIdle)
      if (!isDone || Date.now() - one.since < aftermathMs) return true
      write(one)
      return false
    })
  }

  function write({ name, seen }: Watched): void {
    for (const [sign, ms] of Object.entries(seen)) {
      const key = `${name}|${sign}`
      measured.set(key, [...(measured.get(key) ?? []), ms])
    }
  }

  const watching = (async () => {
    while (!stopped) {
      await look()
      await pause(everyMs)
    }
  })()

  return {
    began(act: Act): void {
      if (act.kind !== 'fault') watched.push({ name: nameOf(act), since: Date.now(), seen: {} })
    },
    async stop(): Promise<Recovery[]> {
      stopped = true
      await watching
      return [...measured].map(([key, all]) => {
        const [act = '', sign = ''] = key.split('|')
        const sorted = all.toSorted((one, other) => one - other)
        return {
          act,
          sign: sign as Sign,
          times: sorted.length,
          medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
          longestMs: sorted.at(-1) ?? 0,
        }
      })
    },
  }
}
