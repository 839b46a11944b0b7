import { database } from '../platform/database.ts'
import { log } from '../platform/log.ts'
import type { Sender } from './sender.ts'

/** Longest pause that a provider can cause. */
export const longestPauseSeconds = 3600
/** An unavailable provider is tried at least this often. */
const longestHoldSeconds = 300

/** SQL: the current pause. A longer one than we ever set comes from a wrong clock and is ignored. */
export const currentPause = `case when paused_until < clock_timestamp() + interval '${longestPauseSeconds + 60} s' then paused_until end`

/** Pauses all workers, an hour at most: the provider returned 429, or the quota is used up. */
export async function pauseSending(sender: Sender, seconds: number): Promise<void> {
  await database().raw(
    `update send_limits set paused_until = greatest(${currentPause}, clock_timestamp() + :seconds * interval '1 s')
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
       paused_until = greatest(${currentPause}, t.now + interval '1 s' * least(${longestHoldSeconds},
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
