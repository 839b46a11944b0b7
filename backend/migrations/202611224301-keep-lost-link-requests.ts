import type { Knex } from 'knex'

/** Requests of guests who lost their link; what they typed is emptied as soon as it was looked up. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    create table lost_link_requests (
      id uuid primary key default gen_random_uuid(),
      slug text not null check (length(slug) <= 50),
      contact text check (length(contact) <= 255),
      created_at timestamptz not null default now()
    );
    create index lost_link_requests_age on lost_link_requests (created_at);
    alter table mail_allowances drop constraint mail_allowances_kind_check;
    alter table mail_allowances add check (kind in ('unverified', 'reset', 'lost-link'));
  `)
}
