import type { BusTrip } from '../../domain/event/bus-trips.ts'
import type { NamedLink, NamedPhone } from '../../domain/event/event-fields.ts'
import type { Format } from '../../domain/event/formats.ts'
import type { PlanType } from '../../domain/payment/plans.ts'
import { Row } from '../platform/model.ts'

/** The couple's event: one invitation, one guest list, one plan. Without an owner until its email is verified. */
export class Event extends Row {
  static override tableName = 'events'
  static override jsonAttributes = ['hotels', 'interestSites', 'importantPhones', 'menus', 'busTrips']

  declare accountId: string | null
  declare slug: string
  declare coupleNames: string
  declare eventDate: Date
  declare timezone: string
  /** ISO date: answers close at the end of that day, in `timezone`. */
  declare rsvpDeadline: string | null
  declare ceremonyTime: string | null
  declare ceremonyPlace: string | null
  declare ceremonyUrl: string | null
  declare receptionTime: string | null
  declare receptionPlace: string | null
  declare receptionUrl: string | null
  declare hasBusTransport: boolean
  declare busInfo: string | null
  declare closingWords: string | null
  declare busTrips: BusTrip[]
  declare coverImageUrl: string | null
  declare invitationFormat: Format
  declare primaryColor: string
  declare secondaryColor: string
  declare planType: PlanType
  declare hotels: NamedLink[]
  declare interestSites: NamedLink[]
  declare importantPhones: NamedPhone[]
  declare menus: string[]
  /** Whether guests are asked how old their children are. */
  declare asksChildAge: boolean
  declare email: string
  declare isEmailVerified: boolean
  declare isPaid: boolean
  declare unpaidReason: string | null
  declare isSample: boolean
  /** Parties that were invited and then removed: they still count towards the plan's limit. */
  declare removedInvited: number
  /** The key of the hashes of suppressed addresses: created with the event, never changed, never shown. */
  declare addressKey: Buffer
  /** How often the owner changed it. */
  declare revision: number
  declare updatedAt: Date
}
