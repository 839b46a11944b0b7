import type { Event } from '../events/event.ts'
import { renderedFormat } from '../events/plan-rules.ts'
import { env } from '../platform/env.ts'
import type { CampaignContent } from './campaign.ts'

/** The content of a campaign, taken from its event, the base of its links, and the couple's own line. */
export function contentOf(event: Event, personalLine: string | null): CampaignContent {
  return {
    event: {
      coupleNames: event.coupleNames,
      eventDate: event.eventDate.toISOString(),
      timezone: event.timezone,
      ceremonyTime: event.ceremonyTime,
      ceremonyPlace: event.ceremonyPlace,
      receptionTime: event.receptionTime,
      receptionPlace: event.receptionPlace,
      primaryColor: event.primaryColor,
      secondaryColor: event.secondaryColor,
      rsvpDeadline: event.rsvpDeadline,
      showsBrand: event.planType !== 'grand_soiree',
    },
    cover: { invitationFormat: renderedFormat(event), coverImageUrl: event.coverImageUrl },
    personalLine,
    from: env().email.from,
    publicUrl: env().publicUrl,
    slug: event.slug,
  }
}
