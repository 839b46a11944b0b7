import type { Knex } from 'knex'
import { bossTables } from '../platform/boss.ts'

/** pg-boss 12.35's own tables, made here so that nothing else makes tables. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(bossTables().replaceAll('?', '\\?'))
}
