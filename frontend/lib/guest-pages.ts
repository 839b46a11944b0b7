import { pageSizes } from '../../domain/party/list-limits.ts'
import { api } from './api.ts'

type Placed = { position: number }

/** A whole guest list, fetched a page at a time so that no answer is a long one; `path` is the list's own. */
export async function fetchGuestPages<Guest extends Placed>(path: string): Promise<Guest[]> {
  const guests: Guest[] = []
  for (let after = 0; ; ) {
    const page = await api.get<Guest[]>(`${path}?after=${after}&limit=${pageSizes.most}`)
    guests.push(...page)
    const last = page.at(-1)
    if (!last || page.length < pageSizes.most) return guests
    after = last.position
  }
}
