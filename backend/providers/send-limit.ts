import { setTimeout as sleep } from 'node:timers/promises'
import { database } from '../platform/database.ts'
import { env } from '../platform/env.ts'
import { log } from '../platform/log.ts'
import { Postponed } from '../platform/worker.ts'

/** The senders with separate limits. 'email' is for campaigns, which therefore never delay 'transactional-email'. */
export type Sender = 'email' | 'transactional-email' | 'whatsapp'

/** For longer waits the job is postponed instead. */
const patienceMs = 15_000
/** Longest pause that a provider can cause. */
const longestPauseSeconds = 3600
/** An unavailable provider is tried at least this often. */
const longestHoldSeconds = 300
/** At this rate and above there is no spacing; pauses still apply. */
const uncounted = 1000
/** Safety margin below the allowed rate, because evenly sent requests arrive unevenly. */
const margin = 1.04

const rates: Record<Sender, () => number> = {
  email: () => env().email.campaignRequestsPerSecond,
  'transactional-email': () => env().email.transactionalRequestsPerSecond,
  whatsapp: () => env().whatsapp.messagesPerSecond,
}

/**
 * Reserves room for `count` requests in the rate limit that all workers share, and resolves with the milliseconds
 * between them. Throws `Postponed` without a reservation when the wait would be longer than 15 s.
 */
export async function takeTurn(sender: Sender, count: number, signal: AbortSignal): Promise<number> {
  const rate = rates[sender]()
  if (rate >= uncounted) {
    const pausedMs = await findPause(sender)
    if (pausedMs > patienceMs) throw new Postponed(pausedMs / 1000)
    if (pausedMs > 0) await sleep(pausedMs, undefined, { signal })
    return 0
  }
  const spacingMs = (1000 / rate) * margin
  const waitMs = await reserve(sender, count * spacingMs)
  if (waitMs > 0) await sleep(waitMs, undefined, { signal })
  return spacingMs
}

/** SQL: the current pause. A longer one than we ever set comes from a wrong clock and is ignored. */
const pause = `case when paused_until < clock_timestamp() + interval '${longestPauseSeconds + 60} s' then paused_until end`
const next = `case when next_at < clock_timestamp() + interval '${longestPauseSeconds} s' then next_at end`

async function reserve(sender: Sender, lengthMs: number): Promise<number> {
  const { rows } = await database().raw<{ rows: { waitMs: number }[] }>(
    `update send_limits set next_at = greatest(${next}, ${pause}, clock_timestamp()) + :length * interval '1 ms'
     where provider = :sender
       and coalesce(greatest(${next}, ${pause}), clock_timestamp()) < clock_timestamp() + :patience * interval '1 ms'
     returning (extract(epoch from next_at - clock_timestamp()) * 1000)::float8 - :length as wait_ms`,
    { sender, length: lengthMs, patience: patienceMs },
  )
  if (rows[0]) return rows[0].waitMs
  const { rows: later } = await database().raw<{ rows: { seconds: number }[] }>(
    `select extract(epoch from greatest(${next}, ${pause}) - clock_timestamp())::float8 as seconds
     from send_limits where provider = ?`,
    [sender],
  )
  throw new Postponed(later[0]?.seconds ?? patienceMs / 1000)
}

async function findPause(sender: Sender): Promise<number> {
  const { rows } = await database().raw<{ rows: { pausedMs: number | null }[] }>(
    `select (extract(epoch from ${pause} - clock_timestamp()) * 1000)::float8 as paused_ms
     from send_limits where provider = ?`,
    [sender],
  )
  return rows[0]?.pausedMs ?? 0
}

/** Pauses all workers, an hour at most: the provider returned 429, or the quota is used up. */
export async function pauseSending(sender: Sender, seconds: number): Promise<void> {
  await database().raw(
    `update send_limits set paused_until = greatest(${pause}, clock_timestamp() + :seconds * interval '1 s')
     where provider = :sender`,
    { sender, seconds: Math.min(seconds, longestPauseSeconds) },
  )
}

/**
 * The provider is down or refuses our credentials, whatever the message. All workers pause, a second at first and up to
 * five minutes when it lasts; one attempt follows each pause. The operator is informed in the log after ten seconds and
 * then every hour. `code` is the provider's, or the network's.
 */
export async function holdSending(sender: Sender, code: string): Promise<void> {
  const { rows } = await database().raw<{ rows: { tells: boolean; heldSince: Date }[] }>(
    `update send_limits l set
       held_since = coalesce(l.held_since, t.now),
       held_reason = :code,
       told_at = case
         when l.told_at > t.now - interval '1 hour' then l.told_at
         when l.held_since < t.now - interval '10 s' then t.now end,
       paused_until = greatest(${pause}, t.now + interval '1 s' * least(${longestHoldSeconds},
         greatest(1, extract(epoch from t.now - coalesce(l.held_since, t.now)) / 4)))
     from (select clock_timestamp() as now) t
     where l.provider = :sender
     returning coalesce(l.told_at = t.now, false) as tells, l.held_since`,
    { sender, code },
  )
  if (rows[0]?.tells)
    log.error(
      { sender, code, since: rows[0].heldSince },
      'a provider takes no messages: they wait in the queue',
    )
}

/** The provider accepted a message: ends the pause. */
export async function resumeSending(sender: Sender): Promise<void> {
  const { rows } = await database().raw<{ rows: { heldSince: Date }[] }>(
    `update send_limits l set held_since = null, held_reason = null,
       told_at = case when l.held_since > clock_timestamp() - interval '1 minute' then l.told_at end
     from send_limits before where before.provider = l.provider and l.provider = ? and l.held_since is not null
     returning before.held_since`,
    [sender],
  )
  if (rows[0]) log.warn({ sender, since: rows[0].heldSince }, 'the provider takes messages again')
}
