import { hash, verify } from '@node-rs/argon2'
import { requireStrongPassword } from './password-strength.ts'

// OWASP's parameters for argon2id: 19 MiB, two passes. argon2id is the library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The argon2id hash of a new password. Throws `password-weak` when it is easy to guess, also from `ownWords`. */
export async function hashNewPassword(password: string, ownWords: readonly string[]): Promise<string> {
  await requireStrongPassword(password, ownWords)
  return hash(password, cost)
}

/** A hash that no password matches, of the same cost as the others. */
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$ZXe5Mp465rxkujJ4/nlosA$hWxUWhNdGlmUllh7dh525LC7R9mwCfUFe0FIGlNz8OU'

/** Whether the password is right. Without a hash (no such account) it takes the same time and returns false. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? nobodys, password)
  return passwordHash !== null && matches
}
