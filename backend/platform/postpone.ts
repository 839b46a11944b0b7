import type { JobWithMetadata } from 'pg-boss'
import { database } from './database.ts'

/**
 * Puts a job under way back into its queue, for so many seconds later by the database's clock. It stays the same job,
 * with its place among the others; the try that ends so counts as none. What the caller says of the job afterwards is
 * ignored, because this attempt is over.
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
