import type { Knex } from 'knex'

/** Since when a provider takes nothing and why, and when the operator was last told. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    alter table send_limits
      add column held_since timestamptz,
      add column held_reason text,
      add column told_at timestamptz;
  `)
}
