import type { Trx } from '../platform/database.ts'
import { Account } from './account.ts'
import { ownWords } from './own-words.ts'
import { hashNewPassword } from './passwords.ts'

/** Makes an account, of the people who celebrate under these names, and answers its id. Throws `password-weak`. */
export async function createAccount(
  trx: Trx,
  email: string,
  password: string,
  coupleNames: readonly string[],
): Promise<string> {
  const { id } = await Account.query(trx).insertAndFetch({
    email,
    passwordHash: await hashNewPassword(password, ownWords(email, coupleNames)),
  })
  return id
}
