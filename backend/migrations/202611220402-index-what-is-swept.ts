import type { Knex } from 'knex'

/** What the sweeps look for is found by an index, however much of everything else there is. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    create index campaigns_open on campaigns (created_at) where finished_at is null;
    create index domain_events_age on domain_events (occurred_at);
    create index provider_notices_legible on provider_notices (received_at) where payload <> '{}';
    create index account_links_expiry on account_links (expires_at);
  `)
}
