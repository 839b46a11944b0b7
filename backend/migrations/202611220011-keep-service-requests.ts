import type { Knex } from 'knex'

/** What couples ask of a person of ours: the year's domain, or help. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    create table service_requests (
      id uuid primary key default uuidv7(),
      event_id uuid not null references events on delete cascade,
      kind text not null check (kind in ('domain', 'message')),
      text text not null check (length(text) between 1 and 2000),
      created_at timestamptz not null default now()
    );
    create index service_requests_event on service_requests (event_id, created_at desc);
  `)
}
