import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../platform/errors.ts'

// OWASP's parameters for argon2id: 19 MiB, two passes. argon2id is the library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const refused = 3_000

let common: Promise<Set<string>> | undefined

// Half a megabyte that only someone who sets a password needs.
async function commonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const ranked = dictionary['passwords-common']
  return new Set(ranked.filter((word) => word.length >= 6).slice(0, refused))
}

/** The argon2id hash of a new password. Throws `password-common` for one of the 3,000 most used (decisions: People). */
export async function hashNewPassword(password: string): Promise<string> {
  common ??= commonPasswords()
  if ((await common).has(password.toLowerCase())) throw new AppError('password-common')
  return hash(password, cost)
}

let someHash: Promise<string> | undefined

/** Whether the password is right. Without a hash (no such account) it takes as long and says no. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  someHash ??= hash('nobody has this password', cost)
  const matches = await verify(passwordHash ?? (await someHash), password)
  return passwordHash !== null && matches
}
