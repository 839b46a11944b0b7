import type { Attendee } from '../../domain/answer/attendee.ts'
import type { GuestStatus } from '../../domain/party/guest-status.ts'
import { Row } from '../platform/model.ts'

/** A party: one row of the guest list, one link, one greeting, `maxGuests` seats. */
export class Guest extends Row {
  static override tableName = 'guests'
  static override jsonAttributes = ['guestNames', 'attendees']

  declare eventId: string
  declare token: string
  declare group: string
  declare name: string
  declare maxGuests: number
  /** E.164. */
  declare phone: string | null
  declare email: string | null
  /** The owner's own remarks: never shown to the guest. */
  declare notes: string | null
  declare status: GuestStatus
  declare confirmedGuests: number
  declare guestNames: string[]
  declare attendees: Attendee[]
  declare dietaryRestrictions: string | null
  declare needsBusTransport: boolean
  declare busComments: string | null
  declare comments: string | null
  declare answeredAt: Date | null
  declare lastReminderSent: Date | null
  /** Place in the list: grows with each new party. */
  declare position: number
}
