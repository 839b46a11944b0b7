import type { UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
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
export function changesOf<Rest extends object>({ menus, busTrips, ...rest }: Rest & TypedLists) {
  return {
    ...rest,
    menus: menus.map(({ name }) => name),
    busTrips: busTrips.map(({ seats, ...trip }) => ({ ...trip, seats: seats === '' ? null : Number(seats) })),
  }
}
type TypedLists = { menus: { name: string }[]; busTrips: v.InferOutput<typeof TypedTrip>[] }
export type EventFormValues = v.InferInput<typeof EventForm>
export type EventFormHandle = UseFormReturn<EventFormValues, unknown, Changes>

/** Only the touched fields: an untouched date keeps its hour, and nobody else's change is undone. */
export const touchedOf = (changes: Changes, dirty: Partial<Record<string, unknown>>): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(([name]) => dirty[name] !== undefined && dirty[name] !== false),
  )
