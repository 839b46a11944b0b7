import type { Knex } from 'knex'

/**
 * Rows that come by the thousand get ids in the order in which they come: an index that only grows at its end
 * costs a fraction of one that is written all over. Rows that are there keep theirs.
 */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    alter table guests alter column id set default uuidv7();
    alter table deliveries alter column id set default uuidv7();
  `)
}
