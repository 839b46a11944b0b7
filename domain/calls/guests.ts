import * as v from 'valibot'
import { StoredAnswer } from '../answer/answer.ts'
import { given, stored } from '../fields.ts'
import { GivenPeople, peopleAgree, peopleDisagree } from '../party/given-people.ts'
import { GuestIds } from '../party/guest-ids.ts'
import { pageSizes } from '../party/list-limits.ts'
import { partyFields } from '../party/party-fields.ts'
import { Person } from '../party/person.ts'
import { seatLimits } from '../party/seat-limits.ts'
import { campaignKinds } from '../sending/campaign-kind.ts'
import { channels } from '../sending/channel.ts'
import { deliveryStatusKeys } from '../sending/delivery-status.ts'
import { suppressionReasons } from '../sending/suppression.ts'
import { defineCall } from './define-call.ts'

/**
 * The data of a new party; an `eventId` in the body is ignored. `maxGuests` is the number of `people`; where both are
 * given they must agree. Without people, they are derived from name and number.
 */
export const NewGuest = v.pipe(
  v.object({
    ...given(partyFields),
    maxGuests: v.optional(partyFields.maxGuests.given),
    people: v.optional(GivenPeople),
  }),
  v.check((guest) => peopleAgree(guest), peopleDisagree),
  v.transform((guest) => ({
    ...guest,
    maxGuests: guest.people?.length ?? guest.maxGuests ?? seatLimits.min,
  })),
)
export type NewGuest = v.InferOutput<typeof NewGuest>

const changeable = v.partial(v.object({ ...given(partyFields), people: GivenPeople }))

/**
 * Only the fields present are changed. `people` are all of the party's people; one with a known `id` stays the same
 * person. A lower `maxGuests` alone takes unnamed seats away, a higher one adds some. `was` tells what stood in those fields when the person began: where somebody has
 * changed the same field since, all is refused with 409. Fields without it are changed whatever stands there.
 */
export const GuestChanges = v.pipe(
  v.object({ ...changeable.entries, was: v.optional(changeable) }),
  v.check((guest) => peopleAgree(guest), peopleDisagree),
)
export type GuestChanges = v.InferOutput<typeof GuestChanges>

const pageMessage = 'Esa página de la lista no existe'
const wholeNumber = (most: number) =>
  v.pipe(
    v.string(pageMessage),
    v.maxLength(16, pageMessage),
    v.regex(/^\d+$/, pageMessage),
    v.transform(Number),
    v.maxValue(most, pageMessage),
  )

/**
 * Which parties of a list: those behind the position `after`, `limit` at most, where the last one's `position` is the
 * next page's `after` and a page that is not full is the last; or those of `ids`, separated by commas, where ids that
 * are none are left out. Without any of them, the whole list.
 */
export const GuestQuery = v.object({
  after: v.optional(wholeNumber(Number.MAX_SAFE_INTEGER)),
  limit: v.optional(v.pipe(wholeNumber(pageSizes.most), v.minValue(1, pageMessage))),
  ids: v.optional(GuestIds),
})

/** The state of a guest's messages, by channel; absent = nothing was sent. */
const DeliverySummary = v.object({
  channel: v.picklist(channels),
  kind: v.picklist(campaignKinds),
  status: v.picklist(deliveryStatusKeys),
  /** Why it did not arrive, in Spanish; null otherwise. */
  reason: v.nullable(v.string()),
  /** When the provider accepted it; null before. */
  sentAt: v.nullable(v.string()),
  /** True when the guest's address on that channel has changed since. */
  toFormerAddress: v.boolean(),
  at: v.string(),
})
export type DeliverySummary = v.InferOutput<typeof DeliverySummary>

/** A party as its owner sees it. */
export const OwnedGuest = v.object({
  id: v.string(),
  eventId: v.string(),
  token: v.string(),
  ...stored(partyFields),
  /** One for each seat. */
  people: v.array(Person),
  ...StoredAnswer.entries,
  lastReminderSent: v.nullable(v.string()),
  answeredAt: v.nullable(v.string()),
  /** The newest message of each kind and channel. */
  deliveries: v.array(DeliverySummary),
  /** Why the current email is suppressed for this event; null when it is not. */
  emailSuppression: v.nullable(v.picklist(suppressionReasons)),
  createdAt: v.string(),
  /** Place in the list: grows with each new party, never reused. */
  position: v.number(),
})
export type OwnedGuest = v.InferOutput<typeof OwnedGuest>

export const listGuests = defineCall('GET', '/api/events/:eventId/guests', {
  summary: 'The guest list, or a part of it',
  auth: 'session',
  query: GuestQuery,
  response: v.array(OwnedGuest),
  failures: ['event-not-found', 'malformed-input'],
})

export const addGuest = defineCall('POST', '/api/events/:eventId/guests', {
  summary: 'Adds a party to the list',
  auth: 'session',
  payload: NewGuest,
  status: 201,
  response: OwnedGuest,
  failures: ['event-not-found', 'payment-required', 'guest-limit', 'list-full', 'phone-invalid'],
})

export const findGuest = defineCall('GET', '/api/guests/:id', {
  summary: 'One party',
  auth: 'session',
  response: OwnedGuest,
  failures: ['guest-not-found'],
})

export const changeGuest = defineCall('PUT', '/api/guests/:id', {
  summary: 'Changes the fields that are present',
  auth: 'session',
  payload: GuestChanges,
  response: OwnedGuest,
  failures: [
    'guest-not-found',
    'changed-meanwhile',
    'seats-taken',
    'people-named',
    'people-coming',
    'phone-invalid',
  ],
})

export const removeGuest = defineCall('DELETE', '/api/guests/:id', {
  summary: 'Removes a party; its link stops working',
  auth: 'session',
  failures: ['guest-not-found'],
})

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const downloadTemplate = defineCall('GET', '/api/excel-template', {
  summary: 'The spreadsheet to fill in for an import',
  auth: 'session',
  response: xlsx,
  failures: ['payment-required'],
})

export const exportGuests = defineCall('GET', '/api/events/:eventId/export', {
  summary: 'The guest list with its answers, as .xlsx',
  auth: 'session',
  response: xlsx,
  failures: ['event-not-found'],
})

export const exportGuestsCsv = defineCall('GET', '/api/events/:eventId/export.csv', {
  summary: 'The guest list with its answers, as CSV with semicolons',
  auth: 'session',
  response: 'text/csv',
  failures: ['event-not-found', 'payment-required', 'plan-required'],
})
