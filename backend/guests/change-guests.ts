import { mostNamed, type SelectionChanged, type SelectionChanges } from '../../domain/calls/guest-changes.ts'
import type { ChangeableField } from '../../domain/party/changeable-fields.ts'
import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { Guest } from './guest.ts'
import { seatsAfter } from './seats-after.ts'

/**
 * Changes group or seats of many parties; ids that are not on this list are left out. A party whose seats cannot go
 * stays as it is, and is named with the reason. One domain event names those that were really changed.
 */
export async function changeGuests(
  trx: Trx,
  eventId: string,
  { guestIds, changes }: SelectionChanges,
): Promise<SelectionChanged> {
  const found = await Guest.query(trx)
    .where({ eventId })
    .whereIn('id', guestIds)
    .orderBy('id')
    .forUpdate()
    .select('id', 'name', 'group', 'maxGuests', 'people', 'confirmedGuests', 'attendees')
  const { seated, refused } = seatedAnew(found, changes.maxGuests)
  const stays = new Set(refused.map(({ id }) => id))
  const moved = found.filter(
    ({ id, group }) => changes.group !== undefined && group !== changes.group && !stays.has(id),
  )
  const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id)
  if (changes.group !== undefined)
    await trx('guests').whereIn('id', ids(moved)).update({ group: changes.group })
  if (seated.length > 0)
    await trx.raw(
      `update guests g set people = s.people, max_guests = jsonb_array_length(s.people)
       from jsonb_to_recordset(cast(:seated as jsonb)) as s (id uuid, people jsonb) where g.id = s.id`,
      { seated: JSON.stringify(seated) },
    )
  const changed = new Set([...ids(moved), ...ids(seated)])
  const fields: ChangeableField[] = [
    ...(moved.length > 0 ? (['group'] as const) : []),
    ...(seated.length > 0 ? (['maxGuests'] as const) : []),
  ]
  if (changed.size > 0) await append(trx, 'guests.changed', { eventId, guestIds: [...changed], fields })
  return {
    changed: found.length - refused.length,
    refused: refused.length,
    refusals: refused.slice(0, mostNamed),
  }
}

type Seated = Pick<Guest, 'id' | 'people'>

/** The parties that get other seats, and those that cannot. */
function seatedAnew(
  found: readonly Guest[],
  maxGuests: number | undefined,
): { seated: Seated[]; refused: SelectionChanged['refusals'] } {
  const seated: Seated[] = []
  const refused: SelectionChanged['refusals'] = []
  for (const guest of found) {
    if (maxGuests === undefined || guest.maxGuests === maxGuests) continue
    try {
      seated.push({ id: guest.id, people: seatsAfter(guest, { maxGuests }) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ id: guest.id, name: guest.name, reason: error.message })
    }
  }
  return { seated, refused }
}
