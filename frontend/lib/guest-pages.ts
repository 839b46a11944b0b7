import { listGuests, type OwnedGuest } from '../../domain/calls/guests.ts'
import { pageSizes } from '../../domain/party/list-limits.ts'
import { api } from './api.ts'

/** The first page is small, so that a slow line shows something soon. */
const firstPage = 200

/**
 * A whole guest list, fetched a page at a time so that no response is a long one. `onPage` is given each page as it comes.
 */
export async function fetchGuestPages(
  eventId: string,
  onPage?: (page: readonly OwnedGuest[]) => void,
): Promise<OwnedGuest[]> {
  const guests: OwnedGuest[] = []
  for (let after = 0, limit: number = firstPage; ; limit = pageSizes.most) {
    const query = { after: String(after), limit: String(limit) }
    const page = await api.send(listGuests, { params: { eventId }, query })
    guests.push(...page)
    onPage?.(page)
    const last = page.at(-1)
    if (!last || page.length < limit) return guests
    after = last.position
  }
}
