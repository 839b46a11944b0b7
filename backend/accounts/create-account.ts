import type { Trx } from '../platform/database.ts'
import { Account } from './account.ts'
import { ownWords } from './own-words.ts'
import { hashNewPassword } from './passwords.ts'

/**
 * Creates an account and returns its id; its password must not be guessable from these names. Throws `password-weak`.
 */
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
