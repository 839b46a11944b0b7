import type { Knex } from 'knex'

/**
 * A payment outlives its event and its account, without saying whose it was: the law asks for it for six years.
 * A webhook that was applied keeps nothing but its id: what it said of a person is done with.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    alter table payments
      alter column event_id drop not null,
      alter column account_id drop not null,
      drop constraint payments_event_id_fkey,
      drop constraint payments_account_id_fkey,
      add foreign key (event_id) references events on delete set null,
      add foreign key (account_id) references accounts on delete set null;
    create index payments_erased on payments (created_at) where event_id is null;
    create index enquiries_age on enquiries (created_at);
    update provider_notices set payload = '{}' where applied_at is not null and payload <> '{}';
  `)
}
