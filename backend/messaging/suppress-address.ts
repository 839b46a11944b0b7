import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'

export type Suppression = {
  eventId: string
  email: string
  reason: 'unsubscribed' | 'complained' | 'bounced'
}

/** From now on these addresses are never written to for their event (decisions: Sending). Repeats change nothing. */
export async function suppressAddresses(trx: Trx, suppressions: Suppression[]): Promise<void> {
  if (suppressions.length === 0) return
  const rows = suppressions.map(({ eventId, email, reason }) => ({
    eventId,
    email: email.toLowerCase(),
    reason,
  }))
  const fresh: { eventId: string }[] = await trx('suppressedAddresses')
    .insert(rows)
    .onConflict(['eventId', 'email'])
    .ignore()
    .returning('eventId')
  for (const eventId of new Set(fresh.map((row) => row.eventId)))
    await append(trx, 'address.suppressed', { eventId })
}
