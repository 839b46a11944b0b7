import { keptDays } from '../../domain/party/kept-days.ts'
import { database } from '../platform/database.ts'

type Expiry = {
  table: string
  when: string
  /** SQL: what is emptied when the row itself stays. */
  set?: string
  batch?: number
}

/** Retention by table (docs/product.md, "What is kept and erased"). An index covers each condition. */
export const expired: readonly Expiry[] = [
  // What an import changed is kept for as long as it can be undone.
  { table: 'guest_import_updates', when: `created_at <= now() - interval '24 hours'` },
  { table: 'guest_imports', when: `created_at < now() - interval '12 months'` },
  { table: 'provider_notices', when: `received_at < now() - interval '12 months'` },
  { table: 'domain_events', when: `occurred_at < now() - interval '12 months'` },
  { table: 'removed_guests', when: `removed_at < now() - interval '${keptDays} days'` },
  { table: 'sessions', when: 'expires_at < now()' },
  { table: 'account_links', when: `expires_at < now() - interval '30 days'` },
  { table: 'mail_attempts', when: `first_tried_at < now() - interval '120 days'` },
  // Its email was never verified, and the link has expired: nobody can open it. Its guests are deleted with it.
  {
    table: 'events',
    when: `account_id is null and not is_sample and created_at < now() - interval '30 days'`,
    batch: 50,
  },
  // Billing data is kept for six years; a purchase that was never paid is not billing data.
  { table: 'payments', when: `event_id is null and created_at < now() - interval '6 years'` },
  {
    table: 'payments',
    when: `event_id is null and activated_at is null and status in ('canceled', 'failed')
      and updated_at < now() - interval '30 days'`,
  },
  {
    table: 'payments',
    when: `event_id is null and intent_id is null and updated_at < now() - interval '30 days'`,
  },
  { table: 'enquiries', when: `created_at < now() - interval '12 months'` },
  // A person looks at an unreadable webhook within a month, if at all.
  {
    table: 'provider_notices',
    when: `received_at < now() - interval '30 days' and payload <> '{}'`,
    set: `payload = '{}'`,
  },
  { table: 'rate_limits', when: 'expire < (extract(epoch from now()) * 1000)::bigint' },
]

/** Rows that one transaction deletes: few enough that no other statement waits long. */
const usualBatch = 5000

/**
 * Purges expired rows in batches. Safe to run at any moment, as often as
 * wanted; after an abort the next run continues.
 */
export async function removeExpired(signal?: AbortSignal): Promise<void> {
  for (const expiry of expired) {
    const batch = expiry.batch ?? usualBatch
    let removed = batch
    while (removed === batch) {
      signal?.throwIfAborted()
      const { rowCount } = await database().raw<{ rowCount: number }>(removal(expiry))
      removed = rowCount
    }
  }
}

/** SQL: deletes, or empties, the next batch of expired rows. */
export const removal = ({ table, when, set, batch = usualBatch }: Expiry) => `
  ${set ? `update ${table} set ${set}` : `delete from ${table}`}
  where ctid = any(array(select ctid from ${table} where ${when} limit ${batch})) and ${when}`
