import { Account } from '../accounts/account.ts'
import { append } from '../domain-events/append.ts'
import { Event } from '../events/event.ts'
import type { Trx } from '../platform/database.ts'
import { eraseEvent } from './erase-event.ts'

/**
 * Erases an account with its events, sessions and links. What remains are bills without a name and domain events that
 * hold its former id.
 */
export async function eraseAccount(trx: Trx, accountId: string): Promise<void> {
  // Locked, so that no event joins the account during the erasure.
  await Account.query(trx).findById(accountId).forUpdate()
  const events = await Event.query(trx).where({ accountId }).orderBy('id').select('id')
  for (const { id } of events) await eraseEvent(trx, id)
  await Account.query(trx).deleteById(accountId)
  await append(trx, 'account.erased', { accountId })
}
