import type { Answer } from '../../../../domain/answer/answer.ts'
import type { TypedAttendee } from '../../../../domain/answer/typed-answer.ts'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'

/** The form of an RSVP that the owner received in another way. */
export type ManualAnswer = {
  status: 'confirmed' | 'declined'
  count: number
  /** One entry for each seat; the first is the guest. */
  people: Omit<TypedAttendee, 'dietary'>[]
  dietaryRestrictions: string
  needsBusTransport: boolean
  busComments: string
}

export const blankAnswer = (
  guest: Pick<OwnedGuest, 'name' | 'maxGuests' | 'dietaryRestrictions'>,
): ManualAnswer => ({
  status: 'confirmed',
  count: guest.maxGuests,
  people: Array.from({ length: guest.maxGuests }, (_, place) => ({
    name: place === 0 ? guest.name : '',
    isChild: false,
    menu: '',
  })),
  dietaryRestrictions: guest.dietaryRestrictions ?? '',
  needsBusTransport: false,
  busComments: '',
})

/**
 * The payload of `answerForGuest`: nobody when declined, the first name is the guest's, blank
 * companions are dropped, the bus counts only if the event has one. Menus and children are in `attendees`.
 */
export function answerOf(
  form: ManualAnswer,
  guest: Pick<OwnedGuest, 'name'>,
  event: Pick<OwnedEvent, 'hasBusTransport'>,
): Answer {
  if (form.status === 'declined') return { status: 'declined', confirmedGuests: 0, guestNames: [] }
  const people = form.people
    .slice(0, form.count)
    .map((person, place) => ({ ...person, name: place === 0 ? guest.name : person.name.trim() }))
  const hasDetails = people.some(({ isChild, menu }) => isChild || menu !== '')
  const dietary = form.dietaryRestrictions.trim() || null
  return {
    status: 'confirmed',
    confirmedGuests: form.count,
    guestNames: people.map(({ name }) => name).filter(Boolean),
    dietaryRestrictions: dietary,
    ...(event.hasBusTransport && {
      needsBusTransport: form.needsBusTransport,
      busComments: form.needsBusTransport ? form.busComments.trim() || null : null,
    }),
    ...(hasDetails && {
      attendees: people.map(({ name, isChild, menu }, place) => ({
        name,
        isChild,
        menu: menu || null,
        dietary: place === 0 ? dietary : null,
      })),
    }),
  }
}
