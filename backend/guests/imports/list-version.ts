import { database, type Trx } from '../../platform/database.ts'

/** The state of an event's list: the number of the newest thing that happened to it. */
export async function findListVersion(eventId: string): Promise<number> {
  const row = await database()('domainEvents').where({ eventId }).max('id as newest').first()
  return Number(row?.newest ?? 0)
}

/** Which of these parties their owner may have changed since a state of the list. */
export async function findChangedSince(
  trx: Trx,
  eventId: string,
  listVersion: number,
  ids: ReadonlySet<string>,
): Promise<Set<string>> {
  const happened: { data: { guestId?: string; guestIds?: string[]; updated?: number } }[] = await trx(
    'domainEvents',
  )
    .where({ eventId })
    .where('id', '>', listVersion)
    .whereLike('type', 'guest%')
    .whereNotIn('type', ['guest.added', 'guest.removed'])
    .select('data')
  const changed = new Set<string>()
  for (const { data } of happened) {
    // Another import names nobody: it may have changed any of them.
    if (data.updated) return new Set(ids)
    for (const id of [data.guestId ?? [], data.guestIds ?? []].flat()) if (ids.has(id)) changed.add(id)
  }
  return changed
}
