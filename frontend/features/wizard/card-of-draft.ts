import { defaultFormat } from '../../../domain/event/formats.ts'
import type { InvitationCard } from '../../../domain/event/invitation-card.ts'
import type { CoverPhoto } from '../../../domain/media/cover-photo.ts'
import type { Draft } from './draft-store.ts'

const aYear = 365 * 24 * 3_600_000

/**
 * The draft's invitation, for previews; unknown parts are left out, a missing date is a year from now. `coverPhoto` is
 * what the server measured of its photo.
 */
export function cardOfDraft(draft: Draft, coverPhoto: CoverPhoto | null): InvitationCard {
  const day = draft.eventDate?.slice(0, 10) || new Date(Date.now() + aYear).toISOString().slice(0, 10)
  return {
    slug: 'vista-previa',
    coupleNames: draft.coupleNames ?? '',
    eventDate: `${day}T12:00:00Z`,
    timezone: 'Europe/Madrid',
    rsvpDeadline: null,
    ceremonyTime: draft.ceremonyTime || null,
    ceremonyPlace: draft.ceremonyPlace || null,
    ceremonyUrl: draft.ceremonyUrl || null,
    receptionTime: draft.receptionTime || null,
    receptionPlace: draft.receptionPlace || null,
    receptionUrl: draft.receptionUrl || null,
    hasBusTransport: draft.hasBusTransport ?? false,
    busInfo: draft.busInfo || null,
    closingWords: null,
    coverImageUrl: draft.coverImageUrl || null,
    coverPhoto,
    invitationFormat: draft.invitationFormat ?? defaultFormat,
    primaryColor: draft.primaryColor ?? '#1A1A1A',
    secondaryColor: draft.secondaryColor ?? '#C9A96E',
    busTrips: [],
    hotels: [],
    interestSites: [],
    importantPhones: [],
  }
}
