import * as v from 'valibot'
import { StoredAnswer } from '../answer/answer.ts'
import type { TypedAnswer } from '../answer/typed-answer.ts'
import { InvitationCard } from '../event/invitation-card.ts'
import type { CoupleNames } from '../event/name-parts.ts'
import { pick, stored } from '../fields.ts'
import { partyFields, seenKeys } from '../party/party-fields.ts'
import { Person } from '../party/person.ts'
import { defineCall } from './define-call.ts'

/** A party as its guests see it, without the owner's notes, addresses and token. */
export const InvitedGuest = v.object({
  id: v.string(),
  ...pick(stored(partyFields), seenKeys),
  /** The person the party is named after; '' for a household. */
  person: v.string(),
  /** One for each seat; `namedBy` where the name is from an earlier answer, and may be told anew. */
  people: v.array(v.object({ ...Person.entries, namedBy: v.optional(v.literal('guest')) })),
  /** True when its form asks for each of its people, false when it asks how many come. */
  answersOneByOne: v.boolean(),
  /** The greeting line. */
  greeting: v.string(),
  ...StoredAnswer.entries,
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
    asksChildAge: v.boolean(),
    /** True when the footer shows the product's name (Essence). */
    showsBrand: v.boolean(),
    /** The owner's deadline in words ('sábado 15 de mayo de 2027'); null without one. */
    answerBy: v.nullable(v.string()),
    /** ISO instant after which a pending guest can no longer answer. */
    answersCloseAt: v.string(),
    /** ISO instant after which nobody can change an answer. */
    changesCloseAt: v.string(),
  }),
  guest: InvitedGuest,
  preview: v.boolean(),
  /** How many seats this party can have, by trip; only trips with a limit. */
  busSeatsLeft: v.optional(v.record(v.string(), v.number())),
})

/** The invitation of a link; `preview` is allowed instead of a token. */
export type Invitation = v.InferOutput<typeof ShownInvitation> & {
  /**
   * Only after a refused form without JavaScript: the form is open, with the reason why the last RSVP was refused, and
   * its values.
   */
  reopened?:
    | {
        failure: string | null
        typed?: TypedAnswer
        /** The guest was asked for missing menus; the next submission is accepted without them. */
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
