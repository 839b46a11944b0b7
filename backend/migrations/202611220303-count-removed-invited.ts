import type { Knex } from 'knex'

/** A party that was invited counts for the plan's limit, also after it was removed. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    alter table events add column removed_invited integer not null default 0 check (removed_invited >= 0);
  `)
}
