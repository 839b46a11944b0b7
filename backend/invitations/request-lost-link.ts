import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'

/**
 * Stores a request for a lost link. Looks up nothing, so that the response time tells nothing about the list; a worker
 * does the rest (`answerLostLink`).
 */
export async function requestLostLink(trx: Trx, slug: string, contact: string): Promise<void> {
  const [row] = await trx<{ id: string }>('lost_link_requests')
    .insert({ slug: slug.slice(0, 50), contact } as object)
    .returning('id')
  if (!row) throw new Error('the request was not stored')
  await append(trx, 'invitation.link-asked', { requestId: row.id })
}
