import type { Knex } from 'knex'

/**
 * A removed party is kept for a while so that it can be brought back: apart from `guests`, so that nothing counts it,
 * shows it or writes to it.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    create table removed_guests (
      id uuid primary key,
      event_id uuid not null references events on delete cascade,
      party jsonb not null,
      belongings jsonb not null,
      counts_as_invited boolean not null,
      removed_at timestamptz not null default now()
    );
    create index removed_guests_event on removed_guests (event_id, removed_at desc, id desc);
    create index removed_guests_age on removed_guests (removed_at);
  `)
}
