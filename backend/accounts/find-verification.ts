import type { VerificationState } from '../../domain/calls/accounts.ts'
import { hashToken } from '../platform/crypto.ts'
import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'

type Found = { email: string; coupleNames: string; hasAccount: boolean }

/** What the set-password screen shows for a valid link. Throws `link-invalid`. */
export async function findVerification(token: string): Promise<VerificationState> {
  const { rows } = await database().raw<{ rows: Found[] }>(
    `select e.email, e.couple_names, a.id is not null as has_account
     from account_links l join events e on e.id = l.event_id left join accounts a on a.email = e.email
     where l.purpose = 'verify' and l.token_hash = ? and l.used_at is null and l.expires_at > now()`,
    [hashToken(token)],
  )
  if (!rows[0]) throw new AppError('link-invalid')
  return rows[0]
}
