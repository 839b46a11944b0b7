import { type Answer, noAnswer, type StoredAnswer } from '../../domain/answer/answer.ts'
import type { Attendee } from '../../domain/answer/attendee.ts'
import type { Guest } from '../guests/guest.ts'
import { AppError } from '../platform/errors.ts'

/** The event's data that an RSVP depends on. */
export type EventQuestions = { hasBusTransport: boolean; menus: string[] }

/**
 * The columns that an RSVP sets; a later one replaces all of them. Throws `party-empty`, `party-too-large`,
 * `menu-unknown`.
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
  const needsBusTransport = asked.hasBusTransport && answer.needsBusTransport === true
  return {
    status: 'confirmed',
    confirmedGuests,
    guestNames: guestNames.slice(0, confirmedGuests),
    attendees,
    dietaryRestrictions: attendees.length > 0 ? dietaryOf(attendees) : answer.dietaryRestrictions || null,
    needsBusTransport,
    busComments: needsBusTransport ? answer.busComments || null : null,
    comments,
  }
}

function attendeesOf(answer: Answer, { menus }: EventQuestions): Attendee[] {
  return (answer.attendees ?? []).map(({ id, name, isChild, menu, dietary }) => {
    if (menu && menus.length > 0 && !menus.includes(menu)) throw new AppError('menu-unknown')
    return {
      ...(id && { id }),
      name,
      isChild,
      menu: menus.length > 0 ? menu || null : null,
      dietary: dietary || null,
    }
  })
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
