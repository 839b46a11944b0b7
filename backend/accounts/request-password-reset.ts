import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import { Account } from './account.ts'
import { issueLink } from './issue-link.ts'

/** Mails a link to change the password, if the email has an account; says nothing either way. */
export async function requestPasswordReset(trx: Trx, email: string): Promise<void> {
  const account = await Account.query(trx).findOne({ email })
  if (!account) return
  const { linkId } = await issueLink(trx, { purpose: 'reset', accountId: account.id })
  await append(trx, 'account.reset-requested', { accountId: account.id, linkId })
}
