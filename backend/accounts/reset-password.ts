import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import { Account } from './account.ts'
import { lockLink, markLinksUsed } from './find-link.ts'
import { ownWords } from './own-words.ts'
import { hashNewPassword } from './passwords.ts'
import { endAllSessions } from './sessions.ts'

/** Sets a new password by a mailed link and ends every session. Throws `reset-link-invalid`, `password-weak`. */
export async function resetPassword(trx: Trx, token: string, password: string): Promise<string> {
  const link = await lockLink(trx, 'reset', token)
  const accountId = link.accountId ?? ''
  const account = await Account.query(trx).findById(accountId)
  const events: { coupleNames: string }[] = await trx('events')
    .where({ accountId })
    .limit(20)
    .select('coupleNames')
  const names = events.map(({ coupleNames }) => coupleNames)
  const passwordHash = await hashNewPassword(password, ownWords(account?.email ?? '', names))
  await Account.query(trx).findById(accountId).patch({ passwordHash })
  await endAllSessions(trx, accountId)
  // The old password may have been stolen: no place counts as known any more.
  await trx('knownPlaces').where({ accountId }).delete()
  await markLinksUsed(trx, link)
  await append(trx, 'password.changed', { accountId })
  return accountId
}
