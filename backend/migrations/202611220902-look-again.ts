import type { Knex } from 'knex'

/**
 * A message is frozen when it leaves, not when it was asked for: a batch keeps what its first try said, and a campaign
 * whose event changed gets a new edition, while batches under way go on with theirs. Campaigns rest and end by hand.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    alter table campaigns
      add column paused_at timestamptz,
      add column cancelled_at timestamptz,
      add column edition integer not null default 1,
      add column content_at timestamptz;
    update campaigns set content_at = created_at;
    alter table campaigns alter column content_at set not null, alter column content_at set default now();

    create table campaign_editions (
      campaign_id uuid not null references campaigns on delete cascade,
      edition integer not null,
      content jsonb not null,
      template jsonb not null,
      primary key (campaign_id, edition)
    );

    alter table email_batches
      add column edition integer,
      add column mails jsonb,
      drop constraint email_batches_state_check,
      add check (state in ('queued', 'sending', 'accepted', 'failed', 'cancelled'));

    alter table deliveries
      drop constraint deliveries_status_check,
      add check (status in ('queued', 'skipped', 'sending', 'sent', 'delivered', 'opened', 'read', 'bounced', 'failed', 'complained', 'unknown'));
  `)
}
