import type { RemovedGuest } from '../../domain/calls/removed-guests.ts'
import { keptDays } from '../../domain/party/kept-days.ts'
import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'

const pageSize = 50

type Page = { total: number; guests: RemovedGuest[]; next: string | null }
type Found = Omit<RemovedGuest, 'removedAt' | 'keptUntil'> & { removedAt: Date; place: string }

/** A page of the parties that can be brought back, the newest removal first. Throws `malformed-input`. */
export async function findRemovedGuests(eventId: string, after: string | undefined): Promise<Page> {
  const [at, id] = placeOf(after)
  const { rows } = await database().raw<{ rows: Found[] }>(
    `select id, party ->> 'name' as name, party ->> 'group' as "group", (party ->> 'max_guests')::int as max_guests,
       party ->> 'status' as status, removed_at,
       floor(extract(epoch from removed_at) * 1000000)::text || '_' || id as place
     from removed_guests
     where event_id = :eventId and removed_at > now() - interval '${keptDays} days'
       and (cast(:at as bigint) is null
         or (floor(extract(epoch from removed_at) * 1000000), id) < (cast(:at as bigint), cast(:id as uuid)))
     order by removed_at desc, id desc limit ${pageSize + 1}`,
    { eventId, at, id },
  )
  const page = rows.slice(0, pageSize)
  const [counted] = await database()('removedGuests').where({ eventId }).count('* as total')
  return {
    total: Number(counted?.total ?? 0),
    guests: page.map(({ place: _, removedAt, ...guest }) => ({
      ...guest,
      removedAt: removedAt.toISOString(),
      keptUntil: new Date(removedAt.getTime() + keptDays * 86_400_000).toISOString(),
    })),
    next: rows.length > pageSize ? (page.at(-1)?.place ?? null) : null,
  }
}

function placeOf(after: string | undefined): [at: string | null, id: string | null] {
  if (after === undefined) return [null, null]
  const [, at, id] = /^(\d{1,17})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(after) ?? []
  if (!at || !id) throw new AppError('malformed-input', { message: 'Esa página del historial no existe' })
  return [at, id]
}
