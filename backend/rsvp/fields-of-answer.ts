import { dietaryText, inOrder } from '../../domain/answer/allergens.ts'
import { type Answer, noAnswer, type StoredAnswer } from '../../domain/answer/answer.ts'
import type { Attendee } from '../../domain/answer/attendee.ts'
import { ridesByTrip, ridesText } from '../../domain/answer/bus-seats.ts'
import { type BusTrip, tripsOf } from '../../domain/event/bus-trips.ts'
import type { Guest } from '../guests/guest.ts'
import { AppError } from '../platform/errors.ts'

/** The event's data that an RSVP depends on. */
export type EventQuestions = {
  hasBusTransport: boolean
  menus: string[]
  busTrips: BusTrip[]
  asksChildAge: boolean
}

/**
 * The columns that an RSVP sets; a later one replaces all of them. Throws `party-empty`, `party-too-large`,
 * `menu-unknown`, `trip-unknown`.
 */
export function fieldsOfAnswer(
  answer: Answer,
  guest: Pick<Guest, 'name' | 'maxGuests'>,
  asked: EventQuestions,
): StoredAnswer {
  const comments = answer.comments || null
  if (answer.status === 'declined') return { ...noAnswer, status: 'declined', comments }
  const attendees = named(attendeesOf(answer, asked), guest.name)
  const guestNames = attendees.length > 0 ? attendees.map(({ name }) => name) : namesOf(answer, guest)
  const confirmedGuests = attendees.length || (answer.confirmedGuests ?? Math.max(guestNames.length, 1))
  if (confirmedGuests < 1) throw new AppError('party-empty')
  if (Math.max(confirmedGuests, guestNames.length) > guest.maxGuests)
    throw new AppError('party-too-large', {
      people: guest.maxGuests === 1 ? '1 persona' : `${guest.maxGuests} personas`,
    })
  const rides = ridesByTrip(attendees)
  // An answer without any trip may be of a form that did not ask for them.
  const needsBusTransport = asked.hasBusTransport && (rides || answer.needsBusTransport === true)
  const busComments = rides ? ridesText(attendees, asked.busTrips) : answer.busComments
  return {
    status: 'confirmed',
    confirmedGuests,
    guestNames: guestNames.slice(0, confirmedGuests),
    attendees,
    dietaryRestrictions: attendees.length > 0 ? dietaryOf(attendees) : answer.dietaryRestrictions || null,
    needsBusTransport,
    busComments: (needsBusTransport && busComments) || null,
    comments,
  }
}

function attendeesOf(answer: Answer, asked: EventQuestions): Attendee[] {
  const { menus, asksChildAge } = asked
  return (answer.attendees ?? []).map(({ id, name, isChild, menu, dietary, busOut, busBack, ...told }) => {
    const { allergens, age } = told
    if (menu && menus.length > 0 && !menus.includes(menu)) throw new AppError('menu-unknown')
    const marked = inOrder(allergens ?? [])
    return {
      ...(id && { id }),
      name,
      isChild,
      menu: menus.length > 0 ? menu || null : null,
      dietary: dietaryText(marked, dietary ?? '') || null,
      ...(marked.length > 0 && { allergens: marked }),
      ...(asksChildAge && isChild && age != null && { age }),
      ...picked('busOut', busOut, asked),
      ...picked('busBack', busBack, asked),
    }
  })
}

const directionOf = { busOut: 'out', busBack: 'back' } as const

/** The picked trip, if the event has a bus with trips. */
function picked(
  field: 'busOut' | 'busBack',
  tripId: string | null | undefined,
  { hasBusTransport, busTrips }: EventQuestions,
): Partial<Attendee> {
  if (!tripId || !hasBusTransport || busTrips.length === 0) return {}
  const trip = tripsOf(busTrips, directionOf[field]).find(({ id }) => id === tripId.toLowerCase())
  if (!trip) throw new AppError('trip-unknown')
  return { [field]: trip.id }
}

/** Without any name, the first attendee gets the party's. */
function named(attendees: Attendee[], partyName: string): Attendee[] {
  const [first, ...others] = attendees
  if (!first || attendees.some(({ name }) => name !== '')) return attendees
  return [{ ...first, name: partyName }, ...others]
}

/** The given names, or the guest's own followed by blanks. */
function namesOf(answer: Answer, guest: Pick<Guest, 'name' | 'maxGuests'>): string[] {
  const given = answer.guestNames ?? []
  if (given.some((name) => name !== '')) return given
  const seats = Math.min(answer.confirmedGuests ?? 1, guest.maxGuests)
  return [guest.name, ...Array<string>(Math.max(0, seats - 1)).fill('')]
}

/** 'Ana: celíaca; Luis: sin lactosa', or null without restrictions. */
function dietaryOf(attendees: Attendee[]): string | null {
  const said = attendees.flatMap(({ name, dietary }) =>
    dietary ? [name ? `${name}: ${dietary}` : dietary] : [],
  )
  return said.length > 0 ? said.join('; ') : null
}
