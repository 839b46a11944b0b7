import { DateTime } from 'luxon'
import { append } from '../domain-events/append.ts'
import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { EventChanges } from './contract.ts'
import { Event } from './event.ts'
import { eventStart } from './event-time.ts'
import { fieldsOf } from './fields-of.ts'

/** Changes the fields that are present. Throws `event-not-found`. */
export async function changeEvent(trx: Trx, eventId: string, changes: EventChanges): Promise<void> {
  const event = await Event.query(trx).findById(eventId).forUpdate()
  if (!event) throw new AppError('event-not-found')
  const fields = fieldsOf(changes)
  const after = { ...event, ...fields }
  const day = DateTime.fromJSDate(event.eventDate, { zone: event.timezone }).toISODate() ?? ''
  const movesStart = ['eventDate', 'ceremonyTime', 'receptionTime', 'timezone'].some(
    (name) => name in changes,
  )
  await event.$query(trx).patch({
    ...fields,
    ...(movesStart && {
      eventDate: eventStart({
        eventDate: changes.eventDate ?? day,
        ceremonyTime: after.ceremonyTime,
        receptionTime: after.receptionTime,
        timezone: after.timezone,
      }),
    }),
    updatedAt: new Date(),
  })
  await append(trx, 'event.updated', { eventId })
}
