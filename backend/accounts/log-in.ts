import { Account } from './account.ts'
import { isPassword } from './passwords.ts'

/** The account of that email, and whether the password is right. Takes the same time for unknown emails. */
export async function checkCredentials(
  email: string,
  password: string,
): Promise<{ accountId: string | null; isRight: boolean }> {
  const account = await Account.query().findOne({ email })
  const isRight = await isPassword(account?.passwordHash ?? null, password)
  return { accountId: account?.id ?? null, isRight }
}
