import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import { issueLink } from './issue-link.ts'

/** Mails a new verification link for the newest event of that email that is nobody's yet; says nothing either way. */
export async function resendVerification(trx: Trx, email: string): Promise<void> {
  const event = await trx<{ id: string; email: string; accountId: string | null; createdAt: Date }>('events')
    .where({ email })
    .whereNull('accountId')
    .orderBy('createdAt', 'desc')
    .first('id')
  if (!event) return
  const { linkId } = await issueLink(trx, { purpose: 'verify', eventId: event.id })
  await append(trx, 'account.link-requested', { linkId })
}
