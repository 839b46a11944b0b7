import type { Trx } from '../platform/database.ts'
import { Account } from './account.ts'
import { hashNewPassword } from './passwords.ts'

/** Makes an account and answers its id. Throws `password-common`. */
export async function createAccount(trx: Trx, email: string, password: string): Promise<string> {
  const { id } = await Account.query(trx).insertAndFetch({
    email,
    passwordHash: await hashNewPassword(password),
  })
  return id
}
