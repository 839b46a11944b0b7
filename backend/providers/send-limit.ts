import { setTimeout as sleep } from 'node:timers/promises'
import { database } from '../platform/database.ts'
import { env } from '../platform/env.ts'
import { Postponed } from '../platform/worker.ts'

/** What waits in a row of its own. 'email' is the campaigns'; 'transactional-email' no campaign ever holds up. */
export type Sender = 'email' | 'transactional-email' | 'whatsapp'

/** Longer waits are not sat out: the job is queued again for then. */
const patienceMs = 15_000
/** Beyond this rate nothing is counted out; a provider's request to wait is still obeyed. */
const uncounted = 1000
/** Requests set off evenly arrive unevenly: a little slower than allowed keeps the provider from refusing one. */
const margin = 1.04

const rates: Record<Sender, () => number> = {
  email: () => env().email.campaignRequestsPerSecond,
  'transactional-email': () => env().email.transactionalRequestsPerSecond,
  whatsapp: () => env().whatsapp.messagesPerSecond,
}

/**
 * Waits for room for `count` requests, which all workers share through one row, and resolves with the milliseconds
 * to leave between them. Throws `Postponed` when the wait is longer than 15 s, and reserves nothing then.
 */
export async function takeTurn(sender: Sender, count: number, signal: AbortSignal): Promise<number> {
  const rate = rates[sender]()
  if (rate >= uncounted) {
    const pausedMs = await findPause(sender)
    if (pausedMs > patienceMs) throw new Postponed(new Date(Date.now() + pausedMs))
    if (pausedMs > 0) await sleep(pausedMs, undefined, { signal })
    return 0
  }
  const spacingMs = (1000 / rate) * margin
  const waitMs = await reserve(sender, count * spacingMs)
  if (waitMs > 0) await sleep(waitMs, undefined, { signal })
  return spacingMs
}

async function reserve(sender: Sender, lengthMs: number): Promise<number> {
  const { rows } = await database().raw<{ rows: { waitMs: number }[] }>(
    `update send_limits set next_at = greatest(next_at, paused_until, clock_timestamp()) + :length * interval '1 ms'
     where provider = :sender
       and greatest(next_at, paused_until) < clock_timestamp() + :patience * interval '1 ms'
     returning (extract(epoch from next_at - clock_timestamp()) * 1000)::float8 - :length as wait_ms`,
    { sender, length: lengthMs, patience: patienceMs },
  )
  if (rows[0]) return rows[0].waitMs
  const { rows: later } = await database().raw<{ rows: { at: Date }[] }>(
    'select greatest(next_at, paused_until) as at from send_limits where provider = ?',
    [sender],
  )
  throw new Postponed(later[0]?.at ?? new Date(Date.now() + patienceMs))
}

async function findPause(sender: Sender): Promise<number> {
  const { rows } = await database().raw<{ rows: { pausedMs: number | null }[] }>(
    `select (extract(epoch from paused_until - clock_timestamp()) * 1000)::float8 as paused_ms
     from send_limits where provider = ?`,
    [sender],
  )
  return rows[0]?.pausedMs ?? 0
}

/** Makes every worker wait: the provider answered 429, or that the quota is used up. */
export async function pauseSending(sender: Sender, seconds: number): Promise<void> {
  await database().raw(
    `update send_limits set paused_until = greatest(paused_until, clock_timestamp() + :seconds * interval '1 s')
     where provider = :sender`,
    { sender, seconds },
  )
}
