import { DateTime } from 'luxon'
import { occasionOf } from '../../domain/event/occasion.ts'
import type { CampaignKind } from '../../domain/sending/campaign-kind.ts'
import { renderCampaign } from '../../emails/render.ts'
import { env } from '../platform/env.ts'
import type { Campaign, CampaignContent, FrozenTemplate } from './campaign.ts'

/** A campaign's rendered templates, shared by all guests. */
export async function renderTemplate({
  kind,
  method,
  content,
}: Pick<Campaign, 'kind' | 'method' | 'content'>): Promise<FrozenTemplate> {
  return {
    email: method === 'whatsapp' ? null : await renderCampaign(kind, content.event),
    whatsapp: whatsappOf(kind, content),
  }
}

/** The template's variables that all guests share. WhatsApp refuses line breaks and repeated spaces in them. */
function whatsappOf(kind: CampaignKind, { event }: CampaignContent): FrozenTemplate['whatsapp'] {
  const date = DateTime.fromISO(event.eventDate, { zone: event.timezone }).setLocale('es')
  return {
    contentSid: env().whatsapp.contentSids[kind],
    title: onOneLine(occasionOf(event.coupleNames).phrase),
    date: date.toFormat("EEEE d 'de' MMMM 'de' yyyy"),
  }
}

export const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
