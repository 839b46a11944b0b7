import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import { Account } from './account.ts'
import { lockLink, spendLinks } from './find-link.ts'
import { hashNewPassword } from './passwords.ts'
import { endAllSessions } from './sessions.ts'

/** Sets a new password by a mailed link and ends every session. Throws `reset-link-invalid`, `password-common`. */
export async function resetPassword(trx: Trx, token: string, password: string): Promise<string> {
  const link = await lockLink(trx, 'reset', token)
  const accountId = link.accountId ?? ''
  await Account.query(trx)
    .findById(accountId)
    .patch({ passwordHash: await hashNewPassword(password) })
  await endAllSessions(trx, accountId)
  await spendLinks(trx, link)
  await append(trx, 'password.changed', { accountId })
  return accountId
}
