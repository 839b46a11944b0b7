import type { Answer } from '../../../domain/answer/answer.ts'
import type { Attendee } from '../../../domain/answer/attendee.ts'
import type { TypedAnswer } from '../../../domain/answer/typed-answer.ts'
import type { Invitation, InvitedGuest } from '../../../domain/calls/invitations.ts'

type EventQuestions = Pick<Invitation['event'], 'hasBusTransport' | 'menus'>

/** The form's values: one row for each seat, of which the first `seats` count. */
export type AnswerDraft = Required<TypedAnswer>

/**
 * The initial form: confirmed when the guest is pending or confirmed, a pending party with all its seats, the
 * guest's own name first and then blanks, all blank for a household. Values of a refused form replace all that.
 */
export function draftOf(guest: InvitedGuest, typed?: TypedAnswer): AnswerDraft {
  const answered = guest.status === 'confirmed'
  const draft: AnswerDraft = {
    status: guest.status === 'declined' ? 'declined' : 'confirmed',
    seats: answered ? Math.max(1, guest.confirmedGuests) : guest.maxGuests,
    people: Array.from({ length: guest.maxGuests }, (_, index) => personOf(guest, index)),
    needsBusTransport: guest.needsBusTransport,
    busComments: guest.busComments ?? '',
    comments: guest.comments ?? '',
  }
  return typed
    ? { ...draft, ...typed, people: draft.people.map((own, at) => typed.people[at] ?? own) }
    : draft
}

/** The form's values from the DOM, including input from before hydration. */
export function draftInPage(form: HTMLFormElement, guest: InvitedGuest): AnswerDraft {
  const fields = new FormData(form)
  const text = (name: string) => String(fields.get(name) ?? '')
  const seats = text('confirmedGuests')
  return draftOf(guest, {
    status: text('status') === 'declined' ? 'declined' : 'confirmed',
    ...(/^[1-9]\d?$/.test(seats) && { seats: Math.min(Number(seats), guest.maxGuests) }),
    people: Array.from({ length: guest.maxGuests }, (_, index) => ({
      name: text(`attendees[${index}][name]`),
      isChild: text(`attendees[${index}][isChild]`) === 'true',
      menu: text(`attendees[${index}][menu]`),
      dietary: text(`attendees[${index}][dietary]`),
    })),
    needsBusTransport: text('needsBusTransport') === 'true',
    busComments: text('busComments'),
    comments: text('comments'),
  })
}

function personOf(guest: InvitedGuest, index: number): AnswerDraft['people'][number] {
  const known: Partial<Attendee> = guest.attendees[index] ?? {}
  const own = index === 0 ? guest.person : ''
  return {
    name: known.name ?? guest.guestNames[index] ?? own,
    isChild: known.isChild ?? false,
    menu: known.menu ?? '',
    dietary:
      known.dietary ?? (index === 0 && guest.attendees.length === 0 ? (guest.dietaryRestrictions ?? '') : ''),
  }
}

/** The payload of the form, without fields that the event does not ask for. */
export function answerOf(draft: AnswerDraft, asked: EventQuestions): Answer {
  const comments = draft.comments.trim()
  if (draft.status === 'declined') return { status: 'declined', confirmedGuests: 0, guestNames: [], comments }
  const attendees = draft.people.slice(0, draft.seats).map(({ name, isChild, menu, dietary }) => ({
    name: name.trim(),
    isChild,
    menu: (asked.menus.length > 0 && menu) || null,
    dietary: dietary.trim() || null,
  }))
  return {
    status: 'confirmed',
    confirmedGuests: draft.seats,
    guestNames: attendees.map(({ name }) => name),
    attendees,
    ...(asked.hasBusTransport && {
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
