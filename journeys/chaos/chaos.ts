import { setTimeout as pause } from 'node:timers/promises'
import { findHindrance } from './hindrance.ts'
import { countOpen, type Ledger, readLedger } from './ledger.ts'
import { startLoad } from './load.ts'
import { makePlan, nameOf } from './plan.ts'
import { type Recovery, watchRecovery } from './recovery.ts'
import { startStage } from './stage.ts'

type Wish = {
  seed: number
  minutes: number
  /** Is told what happens, a line each. */
  say?: (line: string) => void
}

export type Outcome = Ledger & {
  seed: number
  minutes: number
  acts: Record<string, number>
  calls: number
  retried: number
  /** Milliseconds from the end of the acts until nothing was open. */
  settledMs: number
  recovery: Recovery[]
}

/** Longer than any message needs to settle. */
const settlingMs = 240_000

/** Runs one seed's plan against real processes and a real database, with the sandbox as judge. */
export async function chaos({ seed, minutes, say = () => {} }: Wish): Promise<Outcome> {
  const stage = await startStage()
  try {
    let over = false
    const load = await startLoad(stage.velada, () => over)
    const recovery = watchRecovery(stage.velada, findHindrance)
    const acts: Record<string, number> = {}
    const running: Promise<void>[] = []
    const began = Date.now()
    for (const step of makePlan(seed, minutes)) {
      await pause(Math.max(0, began + step.atMs - Date.now()))
      if ('task' in step) running.push(load.run(step.task))
      else {
        const name = nameOf(step.act)
        acts[name] = (acts[name] ?? 0) + 1
        say(`${(step.atMs / 1000).toFixed(1)} s  ${name}`)
        recovery.began(step.act)
        running.push(stage.perform(step.act))
      }
    }
    const ended = Date.now()
    await stage.calm()
    // Let the load finish; then every message must reach a final state.
    const late = setTimeout(() => {
      over = true
    }, settlingMs)
    const failed = (await Promise.allSettled(running)).flatMap((one) =>
      one.status === 'rejected' ? [String(one.reason)] : [],
    )
    clearTimeout(late)
    while (Date.now() - ended < settlingMs && (await isRestless(load.acknowledged.visitors, stage)))
      await pause(500)
    const settledMs = Date.now() - ended
    const ledger = await readLedger(stage.velada, load.acknowledged)
    const { calls, retried } = load.acknowledged
    return {
      seed,
      minutes,
      acts,
      calls,
      retried,
      settledMs,
      recovery: await recovery.stop(),
      ...ledger,
      unkept: ledger.unkept + failed.length,
      findings: [...ledger.findings, ...failed],
    }
  } finally {
    await stage.stop()
  }
}

async function isRestless(
  visitors: string[],
  { velada }: Awaited<ReturnType<typeof startStage>>,
): Promise<boolean> {
  if ((await countOpen().catch(() => 1)) > 0) return true
  const mails = await velada
    .control<{ to: string }[]>('GET', 'messages?channel=email&bodies=none')
    .catch(() => [])
  const to = new Set(mails.map((mail) => mail.to))
  return !visitors.every((visitor) => to.has(visitor))
}
