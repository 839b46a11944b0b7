import type { OwnedEvent } from '../../../domain/calls/events.ts'
import type { EventChanges as Changes } from '../../../domain/event/event-changes.ts'
import { dateInputValue } from '../../lib/dates.ts'
import { changesOf, type EventFormValues } from './event-form.ts'

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
