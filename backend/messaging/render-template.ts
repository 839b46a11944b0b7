import { DateTime } from 'luxon'
import { occasionOf } from '../../domain/event/occasion.ts'
import type { CampaignKind } from '../../domain/sending/campaign-kind.ts'
import { renderCampaign } from '../../emails/render.ts'
import { env } from '../platform/env.ts'
import type { Campaign, CampaignContent, FrozenTemplate } from './campaign.ts'
import { cardPicturesOf, picturedCardOf } from './card-pictures.ts'

/** A campaign's rendered templates, shared by all guests. `addressKey` is its event's. */
export async function renderTemplate(
  { kind, method, content }: Pick<Campaign, 'kind' | 'method' | 'content'>,
  addressKey: Buffer,
): Promise<FrozenTemplate> {
  const card = picturedCardOf(content)
  const { event, personalLine = null } = content
  return {
    email:
      method === 'whatsapp'
        ? null
        : await renderCampaign(kind, event, { personalLine, hasPicture: card !== null }),
    whatsapp: whatsappOf(kind, content),
    ...(card && { pictures: cardPicturesOf(card, addressKey) }),
  }
}

/** The template's variables that all guests share. WhatsApp refuses line breaks and repeated spaces in them. */
function whatsappOf(kind: CampaignKind, { event, cover }: CampaignContent): FrozenTemplate['whatsapp'] {
  const { contentSids, cardContentSids } = env().whatsapp
  const cardSid = cover ? cardContentSids[kind] : null
  const date = DateTime.fromISO(event.eventDate, { zone: event.timezone }).setLocale('es')
  return {
    contentSid: contentSids[kind],
    ...(cardSid && { cardSid }),
    title: onOneLine(occasionOf(event.coupleNames).phrase),
    date: date.toFormat("EEEE d 'de' MMMM 'de' yyyy"),
  }
}

export const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
