import type { Knex } from 'knex'

/** How often an event was changed: calendars take an entry of the same name for newer when this has grown. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw('alter table events add column revision integer not null default 0')
}
