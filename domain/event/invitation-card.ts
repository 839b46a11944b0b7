import * as v from 'valibot'
import { CoverPhoto } from '../media/cover-photo.ts'
import { BusTrip } from './bus-trips.ts'
import { formatKeys } from './formats.ts'

const text = v.nullable(v.string())

/** The public data that every invitation needs. */
export const InvitationCard = v.object({
  slug: v.string(),
  coupleNames: v.string(),
  /** ISO instant of the event's start. */
  eventDate: v.string(),
  timezone: v.string(),
  /** Last day for answers, 'yyyy-MM-dd'. */
  rsvpDeadline: text,
  ceremonyTime: text,
  ceremonyPlace: text,
  ceremonyUrl: text,
  receptionTime: text,
  receptionPlace: text,
  receptionUrl: text,
  hasBusTransport: v.boolean(),
  busInfo: text,
  /** The couple's own last words; null where the invitation closes with a line for the occasion. */
  closingWords: text,
  busTrips: v.array(BusTrip),
  coverImageUrl: text,
  /** Of a cover that is stored here and cut to all its shapes. */
  coverPhoto: v.nullable(CoverPhoto),
  invitationFormat: v.picklist(formatKeys),
  primaryColor: v.string(),
  secondaryColor: v.string(),
  hotels: v.array(v.object({ name: v.string(), url: v.string() })),
  interestSites: v.array(v.object({ name: v.string(), url: v.string() })),
  importantPhones: v.array(v.object({ name: v.string(), phone: v.string() })),
})
export type InvitationCard = v.InferOutput<typeof InvitationCard>
