import { Readable } from 'node:stream'
import type { OwnedGuest } from '../../domain/calls/guests.ts'
import { pageSizes } from '../../domain/party/list-limits.ts'
import { findGuestPage } from './find-guests.ts'

/**
 * An event's whole list as one JSON array, read page by page while it is sent, so that memory stays
 * constant. Resolves with the first page read, so that a failure until then becomes an error response.
 */
export async function streamGuests(eventId: string): Promise<Readable> {
  const limit = pageSizes.usual
  const first = await findGuestPage(eventId, { after: 0, limit })
  async function* texts() {
    let page = first
    for (let separator = '['; ; separator = ',') {
      if (page.length > 0) yield separator + page.map((guest) => JSON.stringify(guest)).join(',')
      const last: OwnedGuest | undefined = page.at(-1)
      if (!last || page.length < limit) break
      page = await findGuestPage(eventId, { after: last.position, limit })
    }
    yield first.length > 0 ? ']' : '[]'
  }
  return Readable.from(texts())
}
