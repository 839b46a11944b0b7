import type { StoredAnswer } from '../../domain/answer/answer.ts'
import type { Party } from '../../domain/party/party-fields.ts'
import type { Seat } from '../../domain/party/seats.ts'
import { Row } from '../platform/model.ts'

/** A party: one row of the guest list, one link, one greeting, `maxGuests` seats. */
export class Guest extends Row.with<Party & StoredAnswer>() {
  static override tableName = 'guests'
  static override jsonAttributes = ['people', 'guestNames', 'attendees']

  declare eventId: string
  declare token: string
  /** One for each of the `maxGuests` seats. */
  declare people: Seat[]
  declare answeredAt: Date | null
  declare lastReminderSent: Date | null
  /** Place in the list: grows with each new party. */
  declare position: number
}
