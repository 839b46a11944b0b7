import { ridersOf, ridesByTrip } from '../../../domain/answer/bus-seats.ts'
import type { Invitation, InvitedGuest } from '../../../domain/calls/invitations.ts'
import { tripText } from '../../../domain/event/bus-trips.ts'

type Props = { guest: InvitedGuest; event: Pick<Invitation['event'], 'hasBusTransport' | 'busTrips'> }

/** The attendees with menu and allergies, then the bus of each. */
export function Attending({ guest, event }: Props) {
  const { confirmedGuests: count, attendees } = guest
  const names = guest.guestNames.filter((name) => name.trim())
  const people = count === 1 ? '1 persona' : `${count} personas`
  const told = attendees.flatMap(({ name, menu, dietary }, at) => {
    const said = [menu, dietary].filter(Boolean).join(' · ')
    return said ? [{ who: name.trim() || `Persona ${at + 1}`, said }] : []
  })
  return (
    <>
      <p>
        {names.length > 0
          ? `Asistencia confirmada (${people}): ${names.join(', ')}.`
          : `Asistencia confirmada: ${people}.`}
      </p>
      {told.map(({ who, said }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name and one menu
        <p key={`${who}-${at}`}>
          {who}: {said}
        </p>
      ))}
      {event.hasBusTransport && <Bus guest={guest} event={event} />}
    </>
  )
}

function Bus({ guest, event }: Props) {
  const { attendees } = guest
  if (!ridesByTrip(attendees))
    return (
      <p>
        {guest.needsBusTransport
          ? ['Autobús: sí', guest.busComments].filter(Boolean).join(' · ')
          : 'Autobús: no'}
      </p>
    )
  return event.busTrips.map((trip) => {
    const riders = ridersOf(trip, attendees)
    if (riders.length === 0) return null
    const names = riders.map(({ name }) => name.trim() || 'acompañante').join(', ')
    return (
      <p key={trip.id}>
        Autobús: {tripText(trip)}
        {riders.length < attendees.length && ` (${names})`}
      </p>
    )
  })
}
