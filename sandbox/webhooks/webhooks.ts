import type { DatabaseSync } from 'node:sqlite'
import type { Faults, Provider } from '../faults/faults.ts'
import type { Stats } from '../sandbox.ts'

/** A notice to be posted: JSON text for Stripe and Resend, JSON of the form fields for Twilio. */
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
/** Stripe's own patience: three days. */
const PATIENCE = 3 * 24 * 60 * 60 * 1000

/** The notices still to be delivered, kept in the store until somebody answers 2xx. */
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
    /** Queues one notice, subject to the webhook faults of its provider. */
    queue(provider: Provider, id: string, url: string, payload: string): void {
      if (faults.strike(provider, 'lose-webhook')) {
        stats.webhooksLost[provider] += 1
        return
      }
      const late = faults.strike(provider, 'reorder-webhooks')
      // Every other one waits, so that its successor overtakes it.
      const delay = late && reordered++ % 2 === 0 ? (late.ms ?? 1000) : 0
      add(provider, id, url, payload, now() + delay)
      if (faults.strike(provider, 'repeat-webhook')) add(provider, id, url, payload, now() + delay)
      wake()
    },
    due: (limit: number) => due.all(now(), limit) as Webhook[],
    nextDueAt: () => (nextDue.get()?.at ?? undefined) as number | undefined,
    waiting: () => Number(waiting.get()?.total),
    remove: (webhook: Webhook) => remove.run(webhook.seq),
    /** Tries again later: 250 ms, doubling up to 15 s, given up after three days. */
    postpone(webhook: Webhook): void {
      if (now() - webhook.created_at > PATIENCE) remove.run(webhook.seq)
      else postpone.run(now() + Math.min(BACKOFF_FIRST * 2 ** webhook.attempts, BACKOFF_MOST), webhook.seq)
    },
    onQueued(listener: () => void): void {
      wake = listener
    },
  }
}
