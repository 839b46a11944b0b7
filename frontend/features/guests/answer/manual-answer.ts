import type { Answer } from '../../../../domain/answer/answer.ts'
import { answersOneByOne } from '../../../../domain/answer/one-by-one.ts'
import type { TypedAttendee } from '../../../../domain/answer/typed-answer.ts'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { personOf } from '../../../../domain/party/household.ts'

/** The form of an RSVP that the owner received in another way. */
export type ManualAnswer = {
  status: 'confirmed' | 'declined'
  /** One entry for each seat. */
  people: Omit<TypedAttendee, 'dietary'>[]
  dietaryRestrictions: string
  needsBusTransport: boolean
  busComments: string
}

type Party = Pick<OwnedGuest, 'name' | 'people'>

export const blankAnswer = (guest: Party & Pick<OwnedGuest, 'dietaryRestrictions'>): ManualAnswer => ({
  status: 'confirmed',
  people: guest.people.map(({ id, name, isChild }, place) => ({
    id,
    comes: true,
    name: place === 0 ? firstName(guest) : (name ?? ''),
    isChild,
    menu: '',
  })),
  dietaryRestrictions: guest.dietaryRestrictions ?? '',
  needsBusTransport: false,
  busComments: '',
})

/** Whether the first name is fixed: the guest whom the party is named after, alone or with unnamed companions. */
export const isFirstFixed = (guest: Party): boolean => !answersOneByOne(guest)

/** The guest; by the party's name where nobody in it is known. */
const firstName = ({ name, people }: Party): string => people[0]?.name ?? (personOf(name) || name)

export const comingIn = ({ people }: ManualAnswer) => people.filter(({ comes }) => comes)

/**
 * The payload of `answerForGuest`: nobody when declined, blank companions are dropped, the bus counts only if the event
 * has one. `attendees` say it person by person where several are known, or there are menus or children.
 */
export function answerOf(
  form: ManualAnswer,
  guest: Party,
  event: Pick<OwnedEvent, 'hasBusTransport'>,
): Answer {
  if (form.status === 'declined') return { status: 'declined', confirmedGuests: 0, guestNames: [] }
  const people = comingIn(form).map((person, place) => ({
    ...person,
    name: place === 0 && isFirstFixed(guest) ? firstName(guest) : person.name.trim(),
  }))
  const hasDetails = answersOneByOne(guest) || people.some(({ isChild, menu }) => isChild || menu !== '')
  const dietary = form.dietaryRestrictions.trim() || null
  return {
    status: 'confirmed',
    confirmedGuests: people.length,
    guestNames: people.map(({ name }) => name).filter(Boolean),
    dietaryRestrictions: dietary,
    ...(event.hasBusTransport && {
      needsBusTransport: form.needsBusTransport,
      busComments: form.needsBusTransport ? form.busComments.trim() || null : null,
    }),
    ...(hasDetails && {
      attendees: people.map(({ id, name, isChild, menu }, place) => ({
        id,
        name,
        isChild,
        menu: menu || null,
        dietary: place === 0 ? dietary : null,
      })),
    }),
  }
}
