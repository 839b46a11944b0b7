import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import { Account } from './account.ts'
import { issueLink } from './issue-link.ts'
import { takeMailAllowance } from './mail-allowance.ts'

type LinkRequest = {
  id: string
  purpose: 'verify' | 'reset'
  email: string
  eventId: string | null
  places: string[]
}

/** Creates the requested link and queues its mail, if the email is known and below its mail limit. Idempotent. */
export async function answerLinkRequest(trx: Trx, requestId: string): Promise<void> {
  const [request] = await trx<LinkRequest>('link_requests').where({ id: requestId }).delete().returning('*')
  if (!request) return
  if (request.purpose === 'reset') await resetLink(trx, request)
  else await verificationLink(trx, request)
}

async function resetLink(trx: Trx, { id, email, places }: LinkRequest): Promise<void> {
  const account = await Account.query(trx).findOne({ email })
  if (!account) return
  // Requests from the account's known places have their own counter, which strangers cannot use up.
  const known = await trx<{ key: string }>('known_places').whereIn('key', places).orderBy('key').first('key')
  if (!(await takeMailAllowance(trx, 'reset', `${email} ${known?.key ?? ''}`, id))) return
  const { linkId } = await issueLink(trx, { purpose: 'reset', accountId: account.id })
  await append(trx, 'account.reset-requested', { accountId: account.id, linkId })
}

/** For the event that was named, or else the newest of that email; none that an account owns already. */
async function verificationLink(trx: Trx, { email, eventId }: LinkRequest): Promise<void> {
  const event = await trx<{ id: string; email: string; accountId: string | null; createdAt: Date }>('events')
    .where({ email, ...(eventId && { id: eventId }) })
    .whereNull('accountId')
    .orderBy('createdAt', 'desc')
    .first('id')
  if (!event) return
  const { linkId } = await issueLink(trx, { purpose: 'verify', eventId: event.id })
  await append(trx, 'account.link-requested', { linkId })
}
