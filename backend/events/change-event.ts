import { DateTime } from 'luxon'
import { conflictingFields } from '../../domain/change/conflicting-fields.ts'
import { dayOf, isDeadlineBefore } from '../../domain/event/dates.ts'
import type { EventChanges } from '../../domain/event/event-changes.ts'
import { eventStart } from '../../domain/event/event-start.ts'
import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { changeTrips } from './change-trips.ts'
import { claimCover } from './claim-cover.ts'
import { Event } from './event.ts'
import { fieldsOf } from './fields-of.ts'

/** The new date; undefined when it is the stored one sent back, which could be read as another day. */
const changedDate = (event: Event, { eventDate }: EventChanges) =>
  eventDate === event.eventDate.toISOString() ? undefined : eventDate

/** The event's local day, with its hour when no other field has it. */
function wallDate({ eventDate, timezone, ceremonyTime, receptionTime }: Event): string {
  const start = DateTime.fromJSDate(eventDate, { zone: timezone })
  return start.toFormat(ceremonyTime || receptionTime ? 'yyyy-MM-dd' : "yyyy-MM-dd'T'HH:mm")
}

/** The fields of this change that somebody else changed since the person began. */
function changedMeanwhile(event: Event, { was, ...changes }: EventChanges, fields: Partial<Event>): string[] {
  if (!was) return []
  const day = ({ eventDate }: EventChanges) => eventDate?.slice(0, 10)
  const dated = 'eventDate' in changes && { eventDate: day(changes) }
  return conflictingFields(
    { ...was, ...('eventDate' in was && { eventDate: day(was) }) },
    { ...event, eventDate: dayOf(event.eventDate, event.timezone) },
    { ...fields, ...dated },
  )
}

/**
 * Changes the fields that are present. Throws `event-not-found`, `deadline-after-event`, `image-gone`, `trip-taken`, and
 * `changed-meanwhile` when a field is no longer what `was` says.
 */
export async function changeEvent(
  trx: Trx,
  eventId: string,
  { was, ...changes }: EventChanges,
): Promise<void> {
  const event = await Event.query(trx).findById(eventId).forNoKeyUpdate()
  if (!event) throw new AppError('event-not-found')
  const fields = fieldsOf(changes)
  if (changedMeanwhile(event, { ...changes, was }, fields).length > 0) throw new AppError('changed-meanwhile')
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
  // Events stored before this rule existed can still change other fields.
  if (movesDates && !isDeadlineBefore(after.rsvpDeadline, dayOf(eventDate, after.timezone)))
    throw new AppError('deadline-after-event')
  if (fields.coverImageUrl) fields.coverImageUrl = await claimCover(trx, eventId, fields.coverImageUrl)
  if (fields.busTrips) await changeTrips(trx, eventId, event.busTrips, fields.busTrips)
  await event.$query(trx).patch({ ...fields, eventDate, revision: event.revision + 1, updatedAt: new Date() })
  await append(trx, 'event.updated', { eventId })
}
