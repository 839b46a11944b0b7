import type { UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import {
  GivenTrip,
  isSeatCount,
  mostTrips,
  seatsMessage,
  tripsMessage,
} from '../../../domain/event/bus-trips.ts'
import { dateMessages, isDeadlineBefore } from '../../../domain/event/dates.ts'
import { type EventChanges as Changes, EventChanges } from '../../../domain/event/event-changes.ts'
import { CoupleNames } from '../../../domain/event/event-fields.ts'
import { dateInputValue } from '../../lib/dates.ts'

const { coverImageUrl: _, menus: _menus, busTrips: _trips, was: _was, ...fields } = EventChanges.entries

/** A trip with its seats as they are typed. */
const TypedTrip = v.object({
  ...GivenTrip.entries,
  seats: v.pipe(
    v.string(),
    v.trim(),
    v.check((typed) => typed === '' || isSeatCount(Number(typed)), seatsMessage),
  ),
})

/** The edit form: `EventChanges` with the names required, each menu in a field of its own, and seats as typed. */
export const EventForm = v.pipe(
  v.object({
    ...fields,
    coupleNames: CoupleNames,
    eventDate: v.pipe(
      v.string(),
      v.nonEmpty('La fecha del evento es requerida'),
      v.isoDate('La fecha del evento no es válida'),
    ),
    menus: v.pipe(
      v.array(
        v.object({
          name: v.pipe(
            v.string(),
            v.trim(),
            v.minLength(1, 'Nombre requerido'),
            v.maxLength(80, 'Como máximo 80 caracteres'),
          ),
        }),
      ),
      v.maxLength(12, 'Como máximo 12 menús'),
    ),
    busTrips: v.pipe(v.array(TypedTrip), v.maxLength(mostTrips, tripsMessage)),
  }),
  v.forward(
    v.partialCheck(
      [['eventDate'], ['rsvpDeadline']],
      ({ eventDate, rsvpDeadline }) => isDeadlineBefore(rsvpDeadline, eventDate),
      dateMessages.deadline,
    ),
    ['rsvpDeadline'],
  ),
  v.transform(changesOf),
)

/** The form's values as the payload. */
function changesOf<Rest extends object>({ menus, busTrips, ...rest }: Rest & TypedLists) {
  return {
    ...rest,
    menus: menus.map(({ name }) => name),
    busTrips: busTrips.map(({ seats, ...trip }) => ({ ...trip, seats: seats === '' ? null : Number(seats) })),
  }
}
type TypedLists = { menus: { name: string }[]; busTrips: v.InferOutput<typeof TypedTrip>[] }
export type EventFormValues = v.InferInput<typeof EventForm>
export type EventFormHandle = UseFormReturn<EventFormValues, unknown, Changes>

/** The form's values for an event; dates in the event's time zone. */
export const formValuesOf = (event: OwnedEvent): EventFormValues => ({
  coupleNames: event.coupleNames,
  eventDate: dateInputValue(event.eventDate, event.timezone),
  timezone: event.timezone,
  rsvpDeadline: event.rsvpDeadline ?? '',
  ceremonyTime: event.ceremonyTime ?? '',
  ceremonyPlace: event.ceremonyPlace ?? '',
  ceremonyUrl: event.ceremonyUrl ?? '',
  receptionTime: event.receptionTime ?? '',
  receptionPlace: event.receptionPlace ?? '',
  receptionUrl: event.receptionUrl ?? '',
  hasBusTransport: event.hasBusTransport,
  asksChildAge: event.asksChildAge,
  busInfo: event.busInfo ?? '',
  closingWords: event.closingWords ?? '',
  busTrips: event.busTrips.map((trip) => ({ ...trip, seats: trip.seats === null ? '' : String(trip.seats) })),
  invitationFormat: event.invitationFormat,
  primaryColor: event.primaryColor,
  secondaryColor: event.secondaryColor,
  hotels: event.hotels,
  interestSites: event.interestSites,
  importantPhones: event.importantPhones,
  menus: event.menus.map((name) => ({ name })),
})

/**
 * An event's fields as the editor sends them, to be told as what stood there and compared with what stands there now.
 */
export const valuesOf = (event: OwnedEvent): Changes => changesOf(formValuesOf(event))

/** Only the touched fields: an untouched date keeps its hour, and nobody else's change is undone. */
export const touchedOf = (changes: Changes, dirty: Partial<Record<string, unknown>>): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(([name]) => dirty[name] !== undefined && dirty[name] !== false),
  )
