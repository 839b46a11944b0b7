import { hashToken } from '../platform/crypto.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { AccountLink } from './account-link.ts'

const failures = { verify: 'link-invalid', reset: 'reset-link-invalid' } as const

/**
 * The unused, unexpired link of that token, locked with all others that lead to the same.
 * Throws `link-invalid` or `reset-link-invalid`.
 */
export async function lockLink(trx: Trx, purpose: 'verify' | 'reset', token: string): Promise<AccountLink> {
  const asked = await AccountLink.query(trx).findOne({ purpose, tokenHash: hashToken(token) })
  if (!asked) throw new AppError(failures[purpose])
  // In one order, so that two links of one event used at once wait for each other instead of blocking each other.
  const all = await AccountLink.query(trx).where(targetOf(asked)).orderBy('id').forUpdate()
  const link = all.find(({ id }) => id === asked.id)
  if (!link || link.usedAt || link.expiresAt <= new Date()) throw new AppError(failures[purpose])
  return link
}

/** Marks a link used, and with it every other that leads to the same: they open nothing any more. */
export const spendLinks = (trx: Trx, link: AccountLink) =>
  AccountLink.query(trx)
    .where(targetOf(link))
    .whereNull('usedAt')
    .patch({ usedAt: new Date(), sealedToken: null })

const targetOf = ({ purpose, eventId, accountId }: AccountLink) => ({ purpose, eventId, accountId })
