import type { CampaignKind } from '../../domain/sending/campaign-kind.ts'
import type { Channel } from '../../domain/sending/channel.ts'
import type { DeliveryStatus } from '../../domain/sending/delivery-status.ts'
import { Row } from '../platform/model.ts'

/** One message to one party; unique by campaign, guest and channel. */
export class Delivery extends Row {
  static override tableName = 'deliveries'
  static override jsonAttributes = ['recipient']

  declare campaignId: string
  declare eventId: string
  declare guestId: string
  declare channel: Channel
  declare kind: CampaignKind
  /** The email, or the phone in E.164, at the time of the request. */
  declare address: string
  declare recipient: Recipient
  declare status: DeliveryStatus
  /** Why it did not arrive, in Spanish. */
  declare reason: string | null
  declare providerId: string | null
  /** The provider's id of the message whose picture it could not load: what is said of that one no longer counts. */
  declare lostPictureId: string | null
  declare batchId: string | null
  declare batchPosition: number | null
  declare attemptedAt: Date | null
  declare sentAt: Date | null
  declare updatedAt: Date
}

/** The party at the time of the request. */
export type Recipient = { name: string; group: string; maxGuests: number; token: string }
