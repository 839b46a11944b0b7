import type { Attendee } from '../answer/attendee.ts'
import type { TypedAnswer } from '../answer/typed-answer.ts'
import type { InvitationCard } from '../event/invitation-card.ts'
import type { CoupleNames } from '../event/name-parts.ts'
import type { GuestStatus } from '../party/guest-status.ts'

/** What a guest sees of their own party; the owner's notes, address and token never travel. */
export type InvitedGuest = {
  id: string
  name: string
  group: string
  /** Whose name the party bears; '' when it is a household's. */
  person: string
  /** The line that addresses the party. */
  greeting: string
  maxGuests: number
  status: GuestStatus
  confirmedGuests: number
  guestNames: string[]
  attendees: Attendee[]
  dietaryRestrictions: string | null
  needsBusTransport: boolean
  busComments: string | null
  comments: string | null
}

/** Answer of `GET /api/invitations/{slug}/{token}`; `{token}` may be `preview` (decisions: Guests and answers). */
export type Invitation = {
  event: InvitationCard & {
    id: string
    /** `coupleNames` as the card sets them. */
    names: CoupleNames
    googleCalendarUrl: string
    /** How often the owner changed the event. */
    revision: number
    menus: string[]
    /** True when the product's name stands in the footer (Essence). */
    showsBrand: boolean
    /** The last day to answer that the owner set, in words ('sábado 15 de mayo de 2027'); null without one. */
    answerBy: string | null
    /** ISO instant after which a pending guest can no longer answer. */
    answersCloseAt: string
    /** ISO instant after which nobody can change an answer. */
    changesCloseAt: string
  }
  guest: InvitedGuest
  preview: boolean
  /**
   * Only in a page a guest without script came back to: the form stands open, with the sentence that says why the last
   * answer was not taken, and with what that answer said.
   */
  reopened?:
    | {
        failure: string | null
        typed?: TypedAnswer
        /** The guest was asked for the menus that are missing; sent again, the answer is taken without them. */
        menusAsked?: boolean
      }
    | undefined
}
