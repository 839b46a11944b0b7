import type { Trx } from '../platform/database.ts'

/**
 * One at a time: who picks a bus trip of an event, and who changes its trips. Taken before any guest is locked; the event
 * itself stays free, so that no answer waits for an import.
 */
export async function lockTrips(trx: Trx, eventId: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`trips ${eventId}`])
}
