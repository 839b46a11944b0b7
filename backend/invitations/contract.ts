import type { InvitationCard } from '../events/contract.ts'
import type { Attendee, GuestStatus } from '../guests/contract.ts'

/** What a guest sees of their own party; the owner's notes, address and token never travel. */
export type InvitedGuest = {
  id: string
  name: string
  group: string
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
    menus: string[]
    /** True when the product's name stands in the footer (Essence). */
    showsBrand: boolean
    /** ISO instant after which a pending guest can no longer answer. */
    answersCloseAt: string
    /** ISO instant after which nobody can change an answer. */
    changesCloseAt: string
  }
  guest: InvitedGuest
  preview: boolean
  /**
   * Only in a page a guest without script came back to (`?answer=change`, `?error=…`): the form stands open, with the
   * sentence that says why the last answer was not taken.
   */
  reopened?: { failure: string | null } | undefined
}

export { greeting } from './greeting.ts'
