import { hashToken, newToken, seal } from '../platform/crypto.ts'
import type { Trx } from '../platform/database.ts'
import { env } from '../platform/env.ts'
import { AccountLink } from './account-link.ts'

const hours = { verify: 48, reset: 1 } as const

type Target = { purpose: 'verify'; eventId: string } | { purpose: 'reset'; accountId: string }

/** Creates a single-use link: 48 hours to verify, 1 hour to reset. The token is returned once and stored hashed. */
export async function issueLink(trx: Trx, target: Target): Promise<{ linkId: string; token: string }> {
  const token = newToken()
  const { id } = await AccountLink.query(trx).insertAndFetch({
    ...target,
    tokenHash: hashToken(token),
    sealedToken: seal(token, env().sessionPasswords[0] ?? ''),
    expiresAt: new Date(Date.now() + hours[target.purpose] * 3_600_000),
  })
  return { linkId: id, token }
}

/** The URL of a verification link. */
export const verificationUrl = (token: string) => `${env().publicUrl}/verify-email?token=${token}`

/** The URL of a password link. */
export const resetUrl = (token: string) => `${env().publicUrl}/reset-password?token=${token}`
