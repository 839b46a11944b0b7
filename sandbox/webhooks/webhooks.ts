import type { DatabaseSync } from 'node:sqlite'
import type { Faults, Provider } from '../faults/faults.ts'
import type { Stats } from '../stats.ts'

/** A webhook to post: JSON text for Stripe and Resend, JSON of the form fields for Twilio. */
export type Webhook = {
  seq: number
  provider: Provider
  id: string
  url: string
  payload: string
  attempts: number
  created_at: number
  due_at: number
}

export type Webhooks = ReturnType<typeof openWebhooks>

const BACKOFF_FIRST = 250
const BACKOFF_MOST = 15_000
/** How long Stripe retries: three days. */
const PATIENCE = 3 * 24 * 60 * 60 * 1000

/** The undelivered webhooks, stored until the endpoint returns 2xx. */
export function openWebhooks(database: DatabaseSync, faults: Faults, stats: Stats, now: () => number) {
  const insert = database.prepare(
    'INSERT INTO webhooks (provider, id, url, payload, created_at, due_at) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const due = database.prepare('SELECT * FROM webhooks WHERE due_at <= ? ORDER BY due_at, seq LIMIT ?')
  const nextDue = database.prepare('SELECT min(due_at) AS at FROM webhooks')
  const remove = database.prepare('DELETE FROM webhooks WHERE seq = ?')
  const postpone = database.prepare('UPDATE webhooks SET attempts = attempts + 1, due_at = ? WHERE seq = ?')
  const waiting = database.prepare('SELECT count(*) AS total FROM webhooks')
  let wake = () => {}
  let reordered = 0

  const add = (provider: Provider, id: string, url: string, payload: string, dueAt: number) =>
    insert.run(provider, id, url, payload, now(), dueAt)

  return {
    /** Queues one webhook, subject to its provider's webhook faults. */
    queue(provider: Provider, id: string, url: string, payload: string): void {
      if (faults.strike(provider, 'lose-webhook')) {
        stats.webhooksLost[provider] += 1
        return
      }
      const late = faults.strike(provider, 'reorder-webhooks')
      // Every other one is delayed, so that the next one overtakes it.
      const delay = late && reordered++ % 2 === 0 ? (late.ms ?? 1000) : 0
      add(provider, id, url, payload, now() + delay)
      if (faults.strike(provider, 'repeat-webhook')) add(provider, id, url, payload, now() + delay)
      wake()
    },
    due: (limit: number) => due.all(now(), limit) as Webhook[],
    nextDueAt: () => (nextDue.get()?.at ?? undefined) as number | undefined,
    waiting: () => Number(waiting.get()?.total),
    remove: (webhook: Webhook) => remove.run(webhook.seq),
    /** Retries later: after 250 ms, doubling up to 15 s, given up after three days. */
    postpone(webhook: Webhook): void {
      if (now() - webhook.created_at > PATIENCE) remove.run(webhook.seq)
      else postpone.run(now() + Math.min(BACKOFF_FIRST * 2 ** webhook.attempts, BACKOFF_MOST), webhook.seq)
    },
    onQueued(listener: () => void): void {
      wake = listener
    },
  }
}
