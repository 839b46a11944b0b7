import { DateTime } from 'luxon'
import { dayOf, isDeadlineBefore } from '../../domain/event/dates.ts'
import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { claimCover } from './claim-cover.ts'
import type { EventChanges } from './contract.ts'
import { Event } from './event.ts'
import { eventStart } from './event-time.ts'
import { fieldsOf } from './fields-of.ts'

/** The date that was sent; undefined when it is the one we gave, sent back: read anew it could mean another day. */
const changedDate = (event: Event, { eventDate }: EventChanges) =>
  eventDate === event.eventDate.toISOString() ? undefined : eventDate

/** The day of the event where it is, with its hour when that stands nowhere else. */
function wallDate({ eventDate, timezone, ceremonyTime, receptionTime }: Event): string {
  const start = DateTime.fromJSDate(eventDate, { zone: timezone })
  return start.toFormat(ceremonyTime || receptionTime ? 'yyyy-MM-dd' : "yyyy-MM-dd'T'HH:mm")
}

/** Changes the fields that are present. Throws `event-not-found`, `deadline-after-event`, `image-gone`. */
export async function changeEvent(trx: Trx, eventId: string, changes: EventChanges): Promise<void> {
  const event = await Event.query(trx).findById(eventId).forNoKeyUpdate()
  if (!event) throw new AppError('event-not-found')
  const fields = fieldsOf(changes)
  const after = { ...event, ...fields }
  const movesStart = ['eventDate', 'ceremonyTime', 'receptionTime', 'timezone'].some(
    (name) => name in changes,
  )
  const eventDate = movesStart
    ? eventStart({
        eventDate: changedDate(event, changes) ?? wallDate(event),
        ceremonyTime: after.ceremonyTime,
        receptionTime: after.receptionTime,
        timezone: after.timezone,
      })
    : event.eventDate
  const movesDates =
    dayOf(eventDate, after.timezone) !== dayOf(event.eventDate, event.timezone) ||
    (after.rsvpDeadline ?? null) !== event.rsvpDeadline
  // An order that was stored before this was asked for does not stand in the way of other changes.
  if (movesDates && !isDeadlineBefore(after.rsvpDeadline, dayOf(eventDate, after.timezone)))
    throw new AppError('deadline-after-event')
  if (fields.coverImageUrl) fields.coverImageUrl = await claimCover(trx, eventId, fields.coverImageUrl)
  await event.$query(trx).patch({ ...fields, eventDate, revision: event.revision + 1, updatedAt: new Date() })
  await append(trx, 'event.updated', { eventId })
}
