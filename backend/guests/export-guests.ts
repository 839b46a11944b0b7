import type { Event } from '../events/event.ts'
import { database } from '../platform/database.ts'
import { env } from '../platform/env.ts'
import { Guest } from './guest.ts'
import type { ExportRow } from './spreadsheet/export-columns.ts'

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

/** The menus that get a column: those offered now, then chosen ones that were removed later. */
export async function exportedMenus(event: Pick<Event, 'id' | 'menus'>): Promise<string[]> {
  const { rows } = await database().raw<{ rows: { menu: string }[] }>(
    `select distinct attendee ->> 'menu' as menu from guests, jsonb_array_elements(attendees) attendee
     where event_id = ? and attendee ->> 'menu' is not null order by menu`,
    [event.id],
  )
  return [...new Set([...event.menus, ...rows.map(({ menu }) => menu)])]
}

function rowOf(guest: Guest, slug: string): ExportRow {
  return {
    name: guest.name,
    group: guest.group,
    email: guest.email,
    phone: guest.phone,
    maxGuests: guest.maxGuests,
    status: guest.status,
    confirmedGuests: guest.confirmedGuests,
    guestNames: guest.guestNames.filter((name) => name !== ''),
    dietaryRestrictions: guest.dietaryRestrictions,
    menus: guest.attendees.flatMap(({ menu }) => menu ?? []),
    needsBusTransport: guest.needsBusTransport,
    busComments: guest.busComments,
    comments: guest.comments,
    notes: guest.notes,
    link: `${env().publicUrl}/invite/${slug}/${guest.token}`,
  }
}
