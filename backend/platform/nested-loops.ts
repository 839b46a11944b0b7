import type { Trx } from './database.ts'

/**
 * Until the transaction's end PostgreSQL joins without nested loops. For joins of a whole guest list: soon after a large
 * import, or in a table most of whose rows were removed, its statistics tell of a handful of rows, and it would compare
 * each of 20,000 with every other.
 */
export const forbidNestedLoops = (trx: Trx) => trx.raw('set local enable_nestloop = off')

/** For what follows in the same transaction and finds single rows. */
export const allowNestedLoops = (trx: Trx) => trx.raw('set local enable_nestloop = on')
