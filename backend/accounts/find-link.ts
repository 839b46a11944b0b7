import { hashToken } from '../platform/crypto.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { AccountLink } from './account-link.ts'

const failures = { verify: 'link-invalid', reset: 'reset-link-invalid' } as const

/** The unused, unexpired link of that token, locked. Throws `link-invalid` or `reset-link-invalid`. */
export async function lockLink(trx: Trx, purpose: 'verify' | 'reset', token: string): Promise<AccountLink> {
  const link = await AccountLink.query(trx)
    .findOne({ purpose, tokenHash: hashToken(token) })
    .forUpdate()
  if (!link || link.usedAt || link.expiresAt <= new Date()) throw new AppError(failures[purpose])
  return link
}

/** Marks a link used: it opens nothing any more. */
export const spendLink = (trx: Trx, link: AccountLink) =>
  link.$query(trx).patch({ usedAt: new Date(), sealedToken: null })
