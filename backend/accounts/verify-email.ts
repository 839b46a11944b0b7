import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { Account } from './account.ts'
import { createAccount } from './create-account.ts'
import { lockLink, markLinksUsed } from './find-link.ts'
import { isPassword } from './passwords.ts'

/**
 * Uses a verification link: the event joins the account of its email. A new account is created with this password, an
 * existing one is proven by its password. Throws `link-invalid`, `password-weak`, `account-password-wrong`.
 */
export async function verifyEmail(
  trx: Trx,
  token: string,
  password: string,
): Promise<{ accountId: string; eventId: string; email: string }> {
  const link = await lockLink(trx, 'verify', token)
  const event = await trx<{ id: string; email: string; coupleNames: string }>('events')
    .where({ id: link.eventId ?? '' })
    .first('id', 'email', 'coupleNames')
    .forUpdate()
  if (!event) throw new AppError('link-invalid')
  // Two events of one new email verified at once must create one account.
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [event.email])
  const account = await Account.query(trx).findOne({ email: event.email })
  if (account && !(await isPassword(account.passwordHash, password)))
    throw new AppError('account-password-wrong')
  const accountId = account?.id ?? (await createAccount(trx, event.email, password, [event.coupleNames]))
  await trx('events').where({ id: event.id }).update({ accountId, isEmailVerified: true })
  await Account.query(trx).findById(accountId).patch({ lastEventId: event.id })
  await markLinksUsed(trx, link)
  await append(trx, 'email.verified', { eventId: event.id, accountId })
  return { accountId, eventId: event.id, email: event.email }
}
