import { setTimeout as sleep } from 'node:timers/promises'
import { database } from '../platform/database.ts'
import { env } from '../platform/env.ts'
import { Postponed } from '../platform/worker.ts'
import { currentPause, longestPauseSeconds } from './pause-sending.ts'
import type { Sender } from './sender.ts'

/** For longer waits the job is postponed instead. */
const patienceMs = 15_000
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
const next = `case when next_at < clock_timestamp() + interval '${longestPauseSeconds} s' then next_at end`

async function reserve(sender: Sender, lengthMs: number): Promise<number> {
  const { rows } = await database().raw<{ rows: { waitMs: number }[] }>(
    `update send_limits set next_at = greatest(${next}, ${currentPause}, clock_timestamp()) + :length * interval '1 ms'
     where provider = :sender
       and coalesce(greatest(${next}, ${currentPause}), clock_timestamp()) < clock_timestamp() + :patience * interval '1 ms'
     returning (extract(epoch from next_at - clock_timestamp()) * 1000)::float8 - :length as wait_ms`,
    { sender, length: lengthMs, patience: patienceMs },
  )
  if (rows[0]) return rows[0].waitMs
  const { rows: later } = await database().raw<{ rows: { seconds: number }[] }>(
    `select extract(epoch from greatest(${next}, ${currentPause}) - clock_timestamp())::float8 as seconds
     from send_limits where provider = ?`,
    [sender],
  )
  throw new Postponed(later[0]?.seconds ?? patienceMs / 1000)
}

async function findPause(sender: Sender): Promise<number> {
  const { rows } = await database().raw<{ rows: { pausedMs: number | null }[] }>(
    `select (extract(epoch from ${currentPause} - clock_timestamp()) * 1000)::float8 as paused_ms
     from send_limits where provider = ?`,
    [sender],
  )
  return rows[0]?.pausedMs ?? 0
}
