import type { NamedLink, NamedPhone } from './event-fields.ts'
import type { Format } from './formats.ts'

/** What every screen that draws an invitation needs; safe for a guest to see. */
export type InvitationCard = {
  slug: string
  coupleNames: string
  /** ISO instant of the event's start. */
  eventDate: string
  timezone: string
  ceremonyTime: string | null
  ceremonyPlace: string | null
  ceremonyUrl: string | null
  receptionTime: string | null
  receptionPlace: string | null
  receptionUrl: string | null
  hasBusTransport: boolean
  busInfo: string | null
  coverImageUrl: string | null
  invitationFormat: Format
  primaryColor: string
  secondaryColor: string
  hotels: NamedLink[]
  interestSites: NamedLink[]
  importantPhones: NamedPhone[]
}
