import type { JobWithMetadata } from 'pg-boss'
import { database } from './database.ts'

/**
 * Returns a running job to its queue, delayed by so many seconds of the database's clock. It stays the same job
 * with the same priority, and the attempt is not counted as a retry. A later completion or failure by the caller is
 * ignored, because this attempt has ended.
 */
export async function postpone(
  { name, id, retryCount }: JobWithMetadata<object>,
  seconds: number,
): Promise<void> {
  await database().raw(
    `update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, heartbeat_on = null,
       start_after = now() + :seconds * interval '1 s',
       keep_until = greatest(keep_until, now() + interval '14 days')
     where name = :name and id = :id and state = 'active' and retry_count = :retryCount`,
    { name, id, retryCount, seconds },
  )
}
