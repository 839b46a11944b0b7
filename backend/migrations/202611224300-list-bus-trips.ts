import type { Knex } from 'knex'

/** The bus trips that an event offers. Which of them a person takes stands with the attendee, in `guests.attendees`. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`alter table events add column bus_trips jsonb not null default '[]'`)
}
