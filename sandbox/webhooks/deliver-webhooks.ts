import { setTimeout as sleep } from 'node:timers/promises'
import type { Sandbox } from '../sandbox.ts'
import { together } from '../store/open-database.ts'
import { openPoster } from './post.ts'
import { sign } from './sign.ts'
import type { Webhook } from './webhooks.ts'

const CONCURRENCY = 8
const PAGE = 400
/** Pause after a failed connection, instead of hundreds of attempts a second. */
const NOBODY_ANSWERS = 1000

/**
 * Posts due webhooks, eight concurrently, until each gets a 2xx. At least once: a result is stored a moment after it is
 * known, so a killed sandbox repeats the last few. Returns a function that stops it.
 */
export function deliverWebhooks(sandbox: Sandbox): () => void {
  const { webhooks, credentials, stats, log, changes, database } = sandbox
  const poster = openPoster(CONCURRENCY)
  let outcomes: { webhook: Webhook; delivered: boolean }[] = []
  let timer: NodeJS.Timeout | undefined
  let running = false
  let called = false
  let stopped = false

  /** Whether any endpoint responded. */
  async function deliver(webhook: Webhook): Promise<boolean> {
    if (stopped) return false
    const { headers, body } = sign(webhook, credentials, sandbox.now())
    const status = await poster.post(webhook.url, headers, body)
    const delivered = status >= 200 && status < 300
    if (!delivered && webhook.attempts === 0) {
      log.warn(
        { provider: webhook.provider, status },
        'sandbox: a webhook was not taken, it will be repeated',
      )
    }
    stats[delivered ? 'webhooksDelivered' : 'webhooksFailed'][webhook.provider] += 1
    outcomes.push({ webhook, delivered })
    if (outcomes.length >= 100) writeOutcomes()
    return status > 0
  }

  function writeOutcomes(): void {
    const known = outcomes
    outcomes = []
    if (known.length === 0 || stopped) return
    together(database, () => {
      for (const { webhook, delivered } of known) {
        if (delivered) webhooks.remove(webhook)
        else webhooks.postpone(webhook)
      }
    })
  }

  async function deliverDue(): Promise<void> {
    called = false
    if (running || stopped) return
    running = true
    clearTimeout(timer)
    for (;;) {
      const due = webhooks.due(PAGE)
      if (due.length === 0 || stopped) break
      const next = due.values()
      let answered = false
      const lane = async () => {
        for (const webhook of next) answered = (await deliver(webhook)) || answered
      }
      await Promise.all(Array.from({ length: CONCURRENCY }, lane))
      writeOutcomes()
      changes.happened()
      if (!answered && due.length === PAGE) await sleep(NOBODY_ANSWERS, undefined, { ref: false })
    }
    running = false
    if (stopped) return
    const at = webhooks.nextDueAt()
    if (at !== undefined) timer = setTimeout(go, Math.max(1, at - sandbox.now()))
  }

  function go(): void {
    deliverDue().catch((error: unknown) => {
      running = false
      if (!stopped) log.error({ err: error }, 'sandbox: delivering webhooks broke')
    })
  }

  webhooks.onQueued(() => {
    if (running || called) return
    called = true
    setImmediate(go)
  })
  go()

  return () => {
    stopped = true
    clearTimeout(timer)
    poster.close()
  }
}
