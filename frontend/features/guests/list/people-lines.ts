import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { unnamedSeat } from '../../../../domain/party/person.ts'

type Party = Pick<OwnedGuest, 'people' | 'attendees' | 'guestNames' | 'status'>

/** A party's people in words, with what its answer said of each. */
export const peopleLines = (guest: Party): { id: string; text: string }[] =>
  guest.people.map(({ id, name, isChild }) => {
    const told = guest.attendees.find((attendee) => attendee.id === id)
    const answersAs = told?.name && told.name !== name ? `responde como ${told.name}` : null
    const parts = [
      name ?? unnamedSeat,
      (isChild || told?.isChild) && 'niño/a',
      told?.age !== undefined && (told.age === 1 ? '1 año' : `${told.age} años`),
      answersAs,
      told?.menu,
      told?.dietary,
      guest.status === 'confirmed' && !told && staysAway(guest, name) && 'no viene',
    ]
    return { id, text: parts.filter(Boolean).join(' · ') }
  })

/** An answer without attendees tells the names of some at least. */
const staysAway = ({ attendees, guestNames }: Party, name: string | null): boolean =>
  attendees.length > 0 || (name !== null && guestNames.length > 0 && !guestNames.includes(name))
