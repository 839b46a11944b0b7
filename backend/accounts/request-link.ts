import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import type { Places } from './known-places.ts'

type Asked = {
  purpose: 'verify' | 'reset'
  email: string
  /** The event to verify; the newest of that email when missing. */
  eventId?: string | undefined
}

/**
 * Queues a request for a link by email: to verify an event, or to reset a password. Looks up nothing, so that
 * the response time tells nothing about the email; a worker does the rest (`answerLinkRequest`).
 */
export async function requestLink(
  trx: Trx,
  { purpose, email, eventId }: Asked,
  { address, device }: Places,
): Promise<void> {
  const places = device ? [address, device] : [address]
  const [row] = await trx<{ id: string }>('link_requests')
    .insert({ purpose, email, eventId: eventId ?? null, places } as object)
    .returning('id')
  if (!row) throw new Error('the request was not stored')
  await append(trx, 'account.link-asked', { requestId: row.id })
}
