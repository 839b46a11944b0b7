import { hashToken } from '../platform/crypto.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { AccountLink } from './account-link.ts'

const failures = { verify: 'link-invalid', reset: 'reset-link-invalid' } as const

/**
 * The unused, unexpired link of that token. All links of the same event or account are locked with it.
 * Throws `link-invalid` or `reset-link-invalid`.
 */
export async function lockLink(trx: Trx, purpose: 'verify' | 'reset', token: string): Promise<AccountLink> {
  const asked = await AccountLink.query(trx).findOne({ purpose, tokenHash: hashToken(token) })
  if (!asked) throw new AppError(failures[purpose])
  // Always in the same order, so that two links used at once wait instead of deadlocking.
  const all = await AccountLink.query(trx).where(targetOf(asked)).orderBy('id').forUpdate()
  const link = all.find(({ id }) => id === asked.id)
  if (!link || link.usedAt || link.expiresAt <= new Date()) throw new AppError(failures[purpose])
  return link
}

/** Marks a link as used, together with every other link of the same event or account. */
export const markLinksUsed = (trx: Trx, link: AccountLink) =>
  AccountLink.query(trx)
    .where(targetOf(link))
    .whereNull('usedAt')
    .patch({ usedAt: new Date(), sealedToken: null })

const targetOf = ({ purpose, eventId, accountId }: AccountLink) => ({ purpose, eventId, accountId })
