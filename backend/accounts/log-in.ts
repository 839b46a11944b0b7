import { AppError } from '../platform/errors.ts'
import { Account } from './account.ts'
import { isPassword } from './passwords.ts'

/** The account with that email and password. Throws `wrong-credentials`, in the same time whether the email is known or not. */
export async function checkCredentials(email: string, password: string): Promise<string> {
  const account = await Account.query().findOne({ email })
  if (!(await isPassword(account?.passwordHash ?? null, password)) || !account)
    throw new AppError('wrong-credentials')
  return account.id
}
