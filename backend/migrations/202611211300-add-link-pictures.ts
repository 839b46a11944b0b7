import type { Knex } from 'knex'

/** The picture that links to an event show; one an event, that of its present content. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    create table link_pictures (
      event_id uuid primary key references events (id) on delete cascade,
      content text not null,
      bytes bytea not null,
      created_at timestamptz not null default now()
    )
  `)
}
