import * as v from 'valibot'
import { Attendee } from '../answer/attendee.ts'
import type { TypedAnswer } from '../answer/typed-answer.ts'
import { InvitationCard } from '../event/invitation-card.ts'
import type { CoupleNames } from '../event/name-parts.ts'
import { guestStatuses } from '../party/guest-status.ts'
import { defineCall } from './define-call.ts'

/** What a guest sees of their own party; the owner's notes, address and token never travel. */
export const InvitedGuest = v.object({
  id: v.string(),
  name: v.string(),
  group: v.string(),
  /** Whose name the party bears; '' when it is a household's. */
  person: v.string(),
  /** The line that addresses the party. */
  greeting: v.string(),
  maxGuests: v.number(),
  status: v.picklist(guestStatuses),
  confirmedGuests: v.number(),
  guestNames: v.array(v.string()),
  attendees: v.array(Attendee),
  dietaryRestrictions: v.nullable(v.string()),
  needsBusTransport: v.boolean(),
  busComments: v.nullable(v.string()),
  comments: v.nullable(v.string()),
})
export type InvitedGuest = v.InferOutput<typeof InvitedGuest>

const Names = v.object({
  kind: v.picklist(['couple', 'person', 'title']),
  lead: v.nullable(v.string()),
  lines: v.array(v.string()),
  joiner: v.nullable(v.object({ word: v.string(), before: v.number() })),
  initials: v.array(v.string()),
}) satisfies v.GenericSchema<CoupleNames>

const ShownInvitation = v.object({
  event: v.object({
    ...InvitationCard.entries,
    id: v.string(),
    /** `coupleNames` as the card sets them. */
    names: Names,
    googleCalendarUrl: v.string(),
    /** How often the owner changed the event. */
    revision: v.number(),
    menus: v.array(v.string()),
    /** True when the product's name stands in the footer (Essence). */
    showsBrand: v.boolean(),
    /** The last day to answer that the owner set, in words ('sábado 15 de mayo de 2027'); null without one. */
    answerBy: v.nullable(v.string()),
    /** ISO instant after which a pending guest can no longer answer. */
    answersCloseAt: v.string(),
    /** ISO instant after which nobody can change an answer. */
    changesCloseAt: v.string(),
  }),
  guest: InvitedGuest,
  preview: v.boolean(),
})

/** What a link shows; in the place of a token may stand `preview`. */
export type Invitation = v.InferOutput<typeof ShownInvitation> & {
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

export const openInvitation = defineCall('GET', '/api/invitations/:slug/:token', {
  summary: 'What a guest’s link shows; with `preview` as the token, a sample guest',
  response: ShownInvitation,
  failures: ['invitation-not-found', 'too-many-requests'],
})

export const downloadCalendar = defineCall('GET', '/invite/:slug/:token/calendar.ics', {
  summary: 'The event for the guest’s own calendar',
  response: 'text/calendar',
  failures: ['invitation-not-found', 'too-many-requests'],
})

export const reportOpened = defineCall('POST', '/api/guests/:id/opened', {
  summary: 'Tells that a person has the invitation before them; answered the same when that changes nothing',
  auth: 'link',
  failures: ['invitation-not-found', 'too-many-requests'],
})
