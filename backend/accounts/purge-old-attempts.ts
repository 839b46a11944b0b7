import { database } from '../platform/database.ts'

/** Rows deleted by one statement, so that no other statement waits long for its locks. */
const batch = 10_000

const old = [
  ['rate_limits', 'key', `expire < extract(epoch from now()) * 1000`],
  ['sign_in_tries', 'key', `forget_at < now()`],
  ['known_places', 'key', `seen_at < now() - interval '90 days'`],
  ['mail_allowances', '(kind, address, mail_key)', `mailed_at < now() - interval '1 day'`],
  ['link_requests', 'id', `created_at < now() - interval '1 day'`],
  ['lost_link_requests', 'id', `created_at < now() - interval '1 day'`],
] as const

/** Purges the counters that no limit needs any more. Safe to run at any time. */
export async function purgeOldAttempts(): Promise<void> {
  for (const [table, key, isOld] of old) {
    const columns = key.replace(/[()]/g, '')
    let deleted = batch
    while (deleted === batch) {
      const { rowCount } = await database().raw<{ rowCount: number }>(
        `delete from ${table} where ${key} in (select ${columns} from ${table} where ${isOld} limit ${batch})`,
      )
      deleted = rowCount
    }
  }
}
