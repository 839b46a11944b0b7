import type { Format } from '../../domain/event/formats.ts'
import type { GreetingKind } from '../../domain/party/greeting.ts'
import type { CampaignKind } from '../../domain/sending/campaign-kind.ts'
import type { Method } from '../../domain/sending/channel.ts'
import type { CampaignEvent, CampaignTemplate } from '../../emails/render.ts'
import { Row } from '../platform/model.ts'

/** One act of sending: content and recipients are frozen when it is requested. */
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
  /** Incremented when the event changed while messages were queued; sent messages keep theirs (`campaign_editions`). */
  declare edition: number
  /** When the content was last read from the event. */
  declare contentAt: Date
  /** Since when it is paused; null while it is not. */
  declare pausedAt: Date | null
  declare cancelledAt: Date | null
  declare finishedAt: Date | null
}

/** The campaign's content and link base, as of the request. */
export type CampaignContent = {
  event: CampaignEvent
  /** What the card's picture shows besides; absent in campaigns requested before messages had pictures. */
  cover?: { invitationFormat: Format; coverImageUrl: string | null }
  /** The couple's own line, in mails; as absent. */
  personalLine?: string | null
  from: string
  publicUrl: string
  slug: string
}

/** The ids of a campaign's pictures of the card, one a kind of greeting. */
export type CardPictures = Record<GreetingKind, string>

/** The rendered templates, shared by all guests. */
export type FrozenTemplate = {
  email: CampaignTemplate | null
  /** `cardSid`: the template headed by the card's picture, which is sent instead. */
  whatsapp: { contentSid: string; title: string; date: string; cardSid?: string }
  pictures?: CardPictures
}
