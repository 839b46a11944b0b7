import type { Knex } from 'knex'

/** When a mail to one person was first tried, so that none is tried again after the provider forgot its key. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    create table mail_attempts (
      key text primary key,
      first_tried_at timestamptz not null default now(),
      accepted_at timestamptz,
      given_up_at timestamptz
    );
    create index mail_attempts_age on mail_attempts (first_tried_at);
  `)
}
