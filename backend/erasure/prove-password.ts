import { Account } from '../accounts/account.ts'
import { isPassword } from '../accounts/passwords.ts'
import { AppError } from '../platform/errors.ts'
import type { Step } from '../platform/http/context.ts'
import { countAttempt } from '../platform/http/rate-limit.ts'

/** Counts one try of the signed-in account's password. Throws `too-many-requests`. */
export const countsPasswordTry: Step = async (ctx, next) => {
  await countAttempt('erasure', ctx.state.accountId)
  await next()
}

/** Proves the account's password once more: a device left open erases nothing. Throws `password-wrong`. */
export async function provePassword(accountId: string, password: string): Promise<void> {
  const account = await Account.query().findById(accountId)
  if (!(await isPassword(account?.passwordHash ?? null, password))) throw new AppError('password-wrong')
}
