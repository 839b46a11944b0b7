import { Erasure } from '../../domain/calls/erasure.ts'
import { Account } from '../accounts/account.ts'
import { isPassword } from '../accounts/passwords.ts'
import { AppError } from '../platform/errors.ts'
import type { Step } from '../platform/http/context.ts'
import { parse } from '../platform/http/parse.ts'
import { countAttempt } from '../platform/http/rate-limit.ts'

/**
 * Middleware: requires the account's password in the body, so that an unattended device cannot erase. Throws
 * `password-wrong`.
 */
export const provesPassword: Step = async (ctx, next) => {
  const { accountId } = ctx.state
  await countAttempt('erasure', accountId)
  const { password } = parse(Erasure, ctx.request.body)
  const account = await Account.query().findById(accountId)
  if (!(await isPassword(account?.passwordHash ?? null, password))) throw new AppError('password-wrong')
  await next()
}
