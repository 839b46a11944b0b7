import type { Knex } from 'knex'

/**
 * The cards that head messages: what each shows as of its campaign, and the picture once it was drawn. Mails already
 * sent show them for as long as their event exists.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    create table card_pictures (
      id text primary key,
      event_id uuid not null references events (id) on delete cascade,
      card jsonb not null,
      greeting text not null,
      bytes bytea,
      created_at timestamptz not null default now()
    );
    create index card_pictures_event on card_pictures (event_id);
    create index card_pictures_undrawn on card_pictures ((card ->> 'coverImageUrl')) where bytes is null;
  `)
}
