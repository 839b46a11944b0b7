import type { CampaignKind } from '../../domain/sending/campaign-kind.ts'
import type { Method } from '../../domain/sending/channel.ts'
import type { CampaignEvent, CampaignTemplate } from '../../emails/render.ts'
import { Row } from '../platform/model.ts'

/** One act of sending: its content and its recipients are frozen when it is asked for. */
export class Campaign extends Row {
  static override tableName = 'campaigns'
  static override jsonAttributes = ['content', 'template']

  declare eventId: string
  declare kind: CampaignKind
  declare method: Method
  declare content: CampaignContent
  declare template: FrozenTemplate | null
  declare guests: number
  declare skipped: number
  /** Counts up when the event changed while messages waited; what left before keeps its own (`campaign_editions`). */
  declare edition: number
  /** As of when the content is true of the event. */
  declare contentAt: Date
  /** Since when the owner lets it rest. */
  declare pausedAt: Date | null
  declare cancelledAt: Date | null
  declare finishedAt: Date | null
}

/** What the campaign says and where its links lead, as it was when it was asked for. */
export type CampaignContent = {
  event: CampaignEvent
  from: string
  publicUrl: string
  slug: string
}

/** The content made ready to send, once for all guests. */
export type FrozenTemplate = {
  email: CampaignTemplate | null
  whatsapp: { contentSid: string; title: string; date: string }
}
