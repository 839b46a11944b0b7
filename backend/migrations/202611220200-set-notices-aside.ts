import type { Knex } from 'knex'

/** A notice that nobody can apply stays for a person to look at, with the reason. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    alter table provider_notices add column set_aside_because text;
    create index provider_notices_aside on provider_notices (received_at) where set_aside_because is not null
  `)
}
