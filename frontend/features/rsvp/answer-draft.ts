import { dietaryText, dietaryWords, inOrder } from '../../../domain/answer/allergens.ts'
import type { Answer } from '../../../domain/answer/answer.ts'
import type { Attendee } from '../../../domain/answer/attendee.ts'
import { ridesByTrip, ridesText } from '../../../domain/answer/bus-seats.ts'
import type { TypedAnswer, TypedAttendee } from '../../../domain/answer/typed-answer.ts'
import type { Invitation, InvitedGuest } from '../../../domain/calls/invitations.ts'

type EventQuestions = Pick<Invitation['event'], 'hasBusTransport' | 'busTrips' | 'menus' | 'asksChildAge'>

/** The form's values: one row for each seat. `seats` is the number in the form, where it asks for one. */
export type AnswerDraft = Required<TypedAnswer>

/** Tells something else of the person in a row. */
export type ChangePerson = (index: number, part: Partial<TypedAttendee>) => void

/**
 * The initial form: confirmed when the guest is pending or confirmed, a pending party with all its people, by the names
 * that are known. A form that asks how many come has those who come first. Values of a refused form replace all that.
 */
export function draftOf(guest: InvitedGuest, typed?: TypedAnswer): AnswerDraft {
  const answered = guest.status === 'confirmed'
  const people = rowsOf(guest)
  const draft: AnswerDraft = {
    status: guest.status === 'declined' ? 'declined' : 'confirmed',
    seats: answered ? Math.max(1, guest.confirmedGuests) : guest.maxGuests,
    people: guest.answersOneByOne ? people : people.sort((one, other) => +other.comes - +one.comes),
    needsBusTransport: guest.needsBusTransport,
    busComments: guest.busComments ?? '',
    comments: guest.comments ?? '',
  }
  return typed ? withTyped(draft, typed) : draft
}

/** The form with what was typed in it, each person in the own row; an older form has neither ids nor ticks. */
export const withTyped = (draft: AnswerDraft, typed: TypedAnswer): AnswerDraft => ({
  ...draft,
  ...typed,
  people: draft.people.map((own, at) => {
    const row = typed.people[at]
    const isOther = row?.id && row.id !== own.id
    return { ...own, comes: at < (typed.seats ?? draft.seats), ...(!isOther && row), id: own.id }
  }),
})

/** The form with so many people: the first ones come. Who came or stayed away before is the same object, and not drawn anew. */
export const withSeats = (draft: AnswerDraft, seats: number): AnswerDraft => ({
  ...draft,
  seats,
  people: draft.people.map((person, at) =>
    person.comes === at < seats ? person : { ...person, comes: at < seats },
  ),
})

/** The form with something else said of one person. */
export const withPerson =
  (at: number, part: Partial<TypedAttendee>) =>
  ({ people }: AnswerDraft): Pick<AnswerDraft, 'people'> => ({
    people: people.map((person, index) => (index === at ? { ...person, ...part } : person)),
  })

/** The form with one person's allergies for everybody who comes. */
export const withSharedAllergies =
  (at: number) =>
  ({ people }: AnswerDraft): Pick<AnswerDraft, 'people'> => {
    const { allergens = [], dietary = '' } = people[at] ?? {}
    return { people: people.map((person) => (person.comes ? { ...person, allergens, dietary } : person)) }
  }

/** The form's values from the DOM, including input from before hydration. */
export function draftInPage(form: HTMLFormElement, guest: InvitedGuest): AnswerDraft {
  const fields = new FormData(form)
  const text = (name: string) => String(fields.get(name) ?? '')
  const given = text('confirmedGuests')
  const seats = /^[1-9]\d?$/.test(given) ? Math.min(Number(given), guest.maxGuests) : draftOf(guest).seats
  return draftOf(guest, {
    status: text('status') === 'declined' ? 'declined' : 'confirmed',
    seats,
    people: Array.from({ length: guest.maxGuests }, (_, index) => ({
      id: text(`attendees[${index}][id]`),
      comes: guest.answersOneByOne ? text(`attendees[${index}][comes]`) === 'true' : index < seats,
      name: text(`attendees[${index}][name]`),
      isChild: text(`attendees[${index}][isChild]`) === 'true',
      menu: text(`attendees[${index}][menu]`),
      dietary: text(`attendees[${index}][dietary]`),
      allergens: fields.getAll(`attendees[${index}][allergens]`).map(String),
      age: text(`attendees[${index}][age]`),
      busOut: text(`attendees[${index}][busOut]`),
      busBack: text(`attendees[${index}][busBack]`),
    })),
    needsBusTransport: text('needsBusTransport') === 'true',
    busComments: text('busComments'),
    comments: text('comments'),
  })
}

/** A row for each of the party's people, with what the last answer said of them. */
function rowsOf(guest: InvitedGuest): TypedAttendee[] {
  const coming = comingOf(guest)
  return guest.people.map(({ id, name, isChild }, at) => {
    const known = guest.attendees.find((attendee) => attendee.id === id)
    const ofParty = at === 0 && guest.attendees.length === 0 ? guest.dietaryRestrictions : null
    return {
      id,
      comes: coming.has(id),
      name: known?.name ?? name ?? '',
      isChild: known?.isChild ?? isChild,
      menu: known?.menu ?? '',
      dietary: dietaryWords(known?.allergens ?? [], known?.dietary ?? ofParty ?? ''),
      allergens: known?.allergens ?? [],
      age: known?.age?.toString() ?? '',
      busOut: known?.busOut ?? '',
      busBack: known?.busBack ?? '',
    }
  })
}

/** The ids of who comes: everybody until the party has answered; those who are told first. */
function comingOf({ status, people, attendees, confirmedGuests }: InvitedGuest): Set<string> {
  const ids = people.map(({ id }) => id)
  if (status !== 'confirmed') return new Set(ids)
  return new Set([...attendees.flatMap(({ id }) => id ?? []), ...ids].slice(0, confirmedGuests))
}

/** The payload of the form, without fields that the event does not ask for. */
export function answerOf(draft: AnswerDraft, asked: EventQuestions): Answer {
  const comments = draft.comments.trim()
  if (draft.status === 'declined') return { status: 'declined', confirmedGuests: 0, guestNames: [], comments }
  const listsTrips = asked.hasBusTransport && asked.busTrips.length > 0
  const attendees = draft.people.flatMap((person) => {
    const { id, comes, name, isChild, menu, dietary, allergens, age, busOut, busBack } = person
    const marked = inOrder(allergens ?? [])
    return comes
      ? {
          id,
          name: name.trim(),
          isChild,
          menu: (asked.menus.length > 0 && menu) || null,
          dietary: dietaryText(marked, dietary.trim()) || null,
          ...(marked.length > 0 && { allergens: marked }),
          ...(asked.asksChildAge && isChild && age && { age: Number(age) }),
          ...(listsTrips && busOut && { busOut }),
          ...(listsTrips && busBack && { busBack }),
        }
      : []
  })
  return {
    status: 'confirmed',
    confirmedGuests: attendees.length,
    guestNames: attendees.map(({ name }) => name),
    attendees,
    ...(listsTrips
      ? { needsBusTransport: ridesByTrip(attendees), busComments: ridesText(attendees, asked.busTrips) }
      : asked.hasBusTransport && {
          needsBusTransport: draft.needsBusTransport,
          busComments: draft.needsBusTransport ? draft.busComments.trim() : '',
        }),
    comments,
  }
}

/** Optimistic update: the guest with this RSVP, until the server's version arrives. */
export function answeredWith(guest: InvitedGuest, answer: Answer): InvitedGuest {
  return {
    ...guest,
    status: answer.status,
    confirmedGuests: answer.confirmedGuests ?? 0,
    guestNames: answer.guestNames ?? [],
    attendees: (answer.attendees as Attendee[] | undefined) ?? [],
    needsBusTransport: answer.needsBusTransport ?? false,
    busComments: answer.busComments ?? null,
    comments: answer.comments ?? null,
  }
}

/** True while the form equals the stored RSVP. */
export function isUnchanged(draft: AnswerDraft, guest: InvitedGuest, asked: EventQuestions): boolean {
  if (guest.status === 'pending') return false
  return JSON.stringify(answerOf(draft, asked)) === JSON.stringify(answerOf(draftOf(guest), asked))
}
