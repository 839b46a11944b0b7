import { database } from '../platform/database.ts'

type Expiry = {
  table: string
  when: string
  /** What is emptied where the row itself stays. */
  set?: string
  portion?: number
}

/** What is kept no longer, and until when. Each is found by an index. */
export const expired: readonly Expiry[] = [
  { table: 'provider_notices', when: `received_at < now() - interval '12 months'` },
  { table: 'domain_events', when: `occurred_at < now() - interval '12 months'` },
  { table: 'sessions', when: 'expires_at < now()' },
  { table: 'account_links', when: `expires_at < now() - interval '30 days'` },
  { table: 'mail_attempts', when: `first_tried_at < now() - interval '120 days'` },
  // Created by somebody who never proved the email: nobody can open it any more. Its guests go with it.
  {
    table: 'events',
    when: `account_id is null and not is_sample and created_at < now() - interval '30 days'`,
    portion: 50,
  },
  // Billing data is kept six years; a purchase that came to nothing is no bill.
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
  // A webhook that could not be applied is looked at by a person, if at all, within a month.
  {
    table: 'provider_notices',
    when: `received_at < now() - interval '30 days' and payload <> '{}'`,
    set: `payload = '{}'`,
  },
  { table: 'rate_limits', when: 'expire < (extract(epoch from now()) * 1000)::bigint' },
]

/** Rows that one transaction removes: few enough that nobody waits for it. */
const usualPortion = 5000

/** The example behind 'Ver Ejemplo' is always an event to come. */
const moveExample = `update events set event_date = event_date + interval '1 year' where is_sample and event_date < now() + interval '1 month'`

/**
 * Removes what has had its time, a portion at a time, and moves the example on. Safe to run at any moment, as often as
 * wanted; one that is stopped in the middle goes on the next time.
 */
export async function removeExpired(signal?: AbortSignal): Promise<void> {
  for (const expiry of expired) {
    const portion = expiry.portion ?? usualPortion
    let removed = portion
    while (removed === portion) {
      signal?.throwIfAborted()
      const { rowCount } = await database().raw<{ rowCount: number }>(removal(expiry))
      removed = rowCount
    }
  }
  await database().raw(moveExample)
}

/** SQL: removes, or empties, the next portion of what is over. */
export const removal = ({ table, when, set, portion = usualPortion }: Expiry) => `
  ${set ? `update ${table} set ${set}` : `delete from ${table}`}
  where ctid = any(array(select ctid from ${table} where ${when} limit ${portion})) and ${when}`
