import { pageSizes } from '../../domain/party/list-limits.ts'
import { api } from './api.ts'

type Placed = { position: number }

/** The first page is small, so that a slow line shows something soon. */
const firstPage = 200

/**
 * A whole guest list, fetched a page at a time so that no answer is a long one; `path` is the list's own. `onPage` is
 * given each page as it comes.
 */
export async function fetchGuestPages<Guest extends Placed>(
  path: string,
  onPage?: (page: readonly Guest[]) => void,
): Promise<Guest[]> {
  const guests: Guest[] = []
  for (let after = 0, limit = firstPage; ; limit = pageSizes.most) {
    const page = await api.get<Guest[]>(`${path}?after=${after}&limit=${limit}`)
    guests.push(...page)
    onPage?.(page)
    const last = page.at(-1)
    if (!last || page.length < limit) return guests
    after = last.position
  }
}
