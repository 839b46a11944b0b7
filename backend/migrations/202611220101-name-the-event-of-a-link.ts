import type { Knex } from 'knex'

/** Who asks for another verification link may name the event; null means the newest of that email. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw('alter table link_requests add column event_id uuid')
}
