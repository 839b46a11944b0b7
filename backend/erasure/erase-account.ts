import { Account } from '../accounts/account.ts'
import { append } from '../domain-events/append.ts'
import { Event } from '../events/event.ts'
import type { Trx } from '../platform/database.ts'
import { eraseEvent } from './erase-event.ts'

/**
 * Erases an account with all its events, its sessions and its links. What is left of it are bills that name nobody and
 * domain events that hold its former id.
 */
export async function eraseAccount(trx: Trx, accountId: string): Promise<void> {
  // Nobody may claim one more event for the account meanwhile.
  await Account.query(trx).findById(accountId).forUpdate()
  const events = await Event.query(trx).where({ accountId }).orderBy('id').select('id')
  for (const { id } of events) await eraseEvent(trx, id)
  await Account.query(trx).deleteById(accountId)
  await append(trx, 'account.erased', { accountId })
}
