import type { CampaignKind } from '../../domain/sending/campaign-kind.ts'
import type { Channel } from '../../domain/sending/channel.ts'
import type { DeliveryStatus } from '../../domain/sending/delivery-status.ts'
import { Row } from '../platform/model.ts'

/** One message to one party; unique for a campaign, a guest and a channel. */
export class Delivery extends Row {
  static override tableName = 'deliveries'
  static override jsonAttributes = ['recipient']

  declare campaignId: string
  declare eventId: string
  declare guestId: string
  declare channel: Channel
  declare kind: CampaignKind
  /** The email, or the phone in E.164, as it was when the campaign was asked for. */
  declare address: string
  declare recipient: Recipient
  declare status: DeliveryStatus
  /** Why it did not arrive, in Spanish. */
  declare reason: string | null
  declare providerId: string | null
  declare batchId: string | null
  declare batchPosition: number | null
  declare attemptedAt: Date | null
  declare sentAt: Date | null
  declare updatedAt: Date
}

/** The party as it was when the campaign was asked for. */
export type Recipient = { name: string; group: string; maxGuests: number; token: string }
