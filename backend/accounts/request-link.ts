import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import type { Places } from './known-places.ts'

/**
 * Notes that somebody asks for a link by email: to verify an event, or for a new password. Looks nothing up, so that
 * the time it takes tells nothing about the email; `answerLinkRequest` does, in a worker.
 */
export async function requestLink(
  trx: Trx,
  purpose: 'verify' | 'reset',
  email: string,
  { address, device }: Places,
): Promise<void> {
  const places = device ? [address, device] : [address]
  const [row] = await trx<{ id: string }>('link_requests')
    .insert({ purpose, email, places } as object)
    .returning('id')
  if (!row) throw new Error('the request was not stored')
  await append(trx, 'account.link-asked', { requestId: row.id })
}
