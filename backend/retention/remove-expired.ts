import type { Trx } from '../platform/database.ts'

/** What is kept no longer, and until when (spec §9: technical logs at most 12 months; decisions: People and accounts). */
const expired = [
  `delete from provider_notices where received_at < now() - interval '12 months'`,
  `delete from domain_events where occurred_at < now() - interval '12 months'`,
  `delete from sessions where expires_at < now()`,
  `delete from account_links where expires_at < now() - interval '30 days'`,
  // Created by somebody who never proved the email: nobody can open it any more.
  `delete from events where account_id is null and not is_sample and created_at < now() - interval '30 days'`,
  // Billing data is kept six years; a purchase that came to nothing is no bill.
  `delete from payments where event_id is null and created_at < now() - interval '6 years'`,
  `delete from payments where event_id is null and activated_at is null and status in ('canceled', 'failed')
     and updated_at < now() - interval '30 days'`,
  `delete from payments where event_id is null and intent_id is null and updated_at < now() - interval '30 days'`,
  `delete from enquiries where created_at < now() - interval '12 months'`,
  // A webhook that could not be applied is looked at by a person, if at all, within a month.
  `update provider_notices set payload = '{}' where received_at < now() - interval '30 days' and payload <> '{}'`,
  `delete from rate_limits where expire < extract(epoch from now()) * 1000`,
]

/** The example behind 'Ver Ejemplo' is always an event to come. */
const moveExample = `update events set event_date = event_date + interval '1 year' where is_sample and event_date < now() + interval '1 month'`

/** Removes what has had its time, and moves the example on. Safe to run at any moment, as often as wanted. */
export async function removeExpired(trx: Trx): Promise<void> {
  for (const statement of [...expired, moveExample]) await trx.raw(statement)
}
