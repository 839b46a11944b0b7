import type { NewEvent } from '../../domain/calls/events.ts'
import { defaultTimezone } from '../../domain/event/dates.ts'
import { eventStart } from '../../domain/event/event-start.ts'
import { numberedSlug } from '../../domain/event/slug.ts'
import { issueLink } from '../accounts/issue-link.ts'
import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import { claimCover } from './claim-cover.ts'
import { Event } from './event.ts'
import { fieldsOf } from './fields-of.ts'
import { slugFrom } from './slug-from.ts'

/**
 * Creates an event without an owner; the link mailed to its email assigns one. Returns the link's token for callers
 * that may show it. The plan is Essence, unpaid, whatever was sent. Throws `image-gone` when its cover photo is no
 * longer kept.
 */
export async function createEvent(
  trx: Trx,
  { slug, email, ...draft }: NewEvent,
): Promise<{ event: Event; token: string }> {
  const event = await insertWithFreeSlug(trx, slugFrom(slug || draft.coupleNames), {
    ...fieldsOf(draft),
    email,
    timezone: defaultTimezone,
    planType: 'essence',
    eventDate: eventStart({ ...draft, timezone: defaultTimezone }),
  })
  const coverImageUrl = await claimCover(trx, event.id, event.coverImageUrl)
  if (coverImageUrl !== event.coverImageUrl) await event.$query(trx).patch({ coverImageUrl })
  const { linkId, token } = await issueLink(trx, { purpose: 'verify', eventId: event.id })
  await append(trx, 'event.created', { eventId: event.id, linkId })
  return { event, token }
}

async function insertWithFreeSlug(trx: Trx, wanted: string, fields: Partial<Event>): Promise<Event> {
  const taken = new Set(
    (
      await trx<{ slug: string }>('events')
        .where('slug', 'like', `${wanted.slice(0, 44)}%`)
        .select('slug')
    ).map((row) => row.slug),
  )
  for (let number = 1; ; number++) {
    const slug = numberedSlug(wanted, number)
    if (taken.has(slug)) continue
    // Another transaction may take the slug at this moment: then nothing is inserted and the next number is tried.
    const [row] = await trx('events')
      .insert({ ...fields, slug })
      .onConflict('slug')
      .ignore()
      .returning('*')
    if (row) return Event.fromDatabaseJson(row)
  }
}
