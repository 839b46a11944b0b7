import { answerKeys } from '../../domain/answer/answer-fields.ts'
import { pick } from '../../domain/fields.ts'
import { partyKeys } from '../../domain/party/party-fields.ts'
import type { Event } from '../events/event.ts'
import { database } from '../platform/database.ts'
import { env } from '../platform/env.ts'
import { Guest } from './guest.ts'
import type { Asked, ExportRow } from './spreadsheet/export-columns.ts'

const page = 500

/** An event's parties for the export, in order, read page by page so that memory stays constant. */
export async function* exportGuests(eventId: string, slug: string): AsyncIterable<ExportRow> {
  for (let after = 0; ; ) {
    const guests = await Guest.query()
      .where({ eventId })
      .where('position', '>', after)
      .orderBy('position')
      .limit(page)
    for (const guest of guests) yield rowOf(guest, slug)
    const last = guests.at(-1)
    if (!last || guests.length < page) return
    after = last.position
  }
}

/**
 * The menus and bus trips that get a column: those offered now, then chosen menus that were removed later. A trip that
 * somebody has picked cannot be removed.
 */
export async function exportedQuestions({
  id,
  menus,
  hasBusTransport,
  busTrips,
}: Pick<Event, 'id' | 'menus' | 'hasBusTransport' | 'busTrips'>): Promise<Asked> {
  const { rows } = await database().raw<{ rows: { menu: string }[] }>(
    `select distinct attendee ->> 'menu' as menu from guests, jsonb_array_elements(attendees) attendee
     where event_id = ? and attendee ->> 'menu' is not null order by menu`,
    [id],
  )
  return {
    menus: [...new Set([...menus, ...rows.map(({ menu }) => menu)])],
    busTrips: hasBusTransport ? busTrips : [],
  }
}

const rowOf = (guest: Guest, slug: string): ExportRow => ({
  ...pick(guest, partyKeys),
  people: guest.people,
  ...pick(guest, answerKeys),
  link: `${env().publicUrl}/invite/${slug}/${guest.token}`,
})
