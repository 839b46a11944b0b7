import { DateTime } from 'luxon'
import { noAnswer } from '../../domain/answer/answer.ts'
import { answerKeys } from '../../domain/answer/answer-fields.ts'
import { answersCloseAt, changesCloseAt } from '../../domain/answer/closing-times.ts'
import { answersOneByOne } from '../../domain/answer/one-by-one.ts'
import type { Invitation, InvitedGuest } from '../../domain/calls/invitations.ts'
import { splitCoupleNames } from '../../domain/event/couple-names.ts'
import { googleCalendarUrl } from '../../domain/event/google-calendar.ts'
import { pick } from '../../domain/fields.ts'
import type { CoverPhoto } from '../../domain/media/cover-photo.ts'
import { greeting } from '../../domain/party/greeting.ts'
import { personOf } from '../../domain/party/household.ts'
import { seenKeys } from '../../domain/party/party-fields.ts'
import type { Event } from '../events/event.ts'
import { presentCard } from '../events/present.ts'
import type { Guest } from '../guests/guest.ts'

/** What of a party its guests see. */
export const invitedKeys = ['id', 'people', ...seenKeys, ...answerKeys] as const
export type Invited = Pick<Guest, (typeof invitedKeys)[number]>

/** A party as its guests see it: without the owner's notes, addresses and token. */
export function presentInvited(guest: Invited): InvitedGuest {
  return {
    id: guest.id,
    ...pick(guest, seenKeys),
    ...pick(guest, answerKeys),
    people: guest.people.map(({ id, name, isChild, namedBy }) => ({
      id,
      name,
      isChild,
      ...(namedBy && { namedBy }),
    })),
    answersOneByOne: answersOneByOne(guest),
    person: personOf(guest.name),
    greeting: greeting(guest),
  }
}

/** An event as its guests see it. A cover of another site is left out: a guest's page makes no third-party requests. */
export function presentInvitedEvent(event: Event, coverPhoto: CoverPhoto | null = null): Invitation['event'] {
  const card = presentCard(event, coverPhoto)
  return {
    ...card,
    coverImageUrl: card.coverImageUrl?.startsWith('/media/') ? card.coverImageUrl : null,
    id: event.id,
    names: splitCoupleNames(event.coupleNames),
    googleCalendarUrl: googleCalendarUrl(card),
    revision: event.revision,
    menus: event.menus,
    asksChildAge: event.asksChildAge,
    showsBrand: !(event.isPaid && event.planType === 'grand_soiree'),
    answerBy: event.rsvpDeadline && longDay(event.rsvpDeadline),
    answersCloseAt: answersCloseAt(event).toISOString(),
    changesCloseAt: changesCloseAt(event).toISOString(),
  }
}

const phones = /\+?\d(?:[\s().-]{0,2}\d){8,}/g

/** An event as anybody may see it: important phones are only for its guests. */
export const withoutPhones = (event: Invitation['event']): Invitation['event'] => ({
  ...event,
  importantPhones: event.importantPhones.map(({ name }) => ({
    name: name.replace(phones, '…'),
    phone: 'Solo para invitados',
  })),
  busInfo: event.busInfo?.replace(phones, '…') ?? null,
  closingWords: event.closingWords?.replace(phones, '…') ?? null,
  busTrips: event.busTrips.map((trip) => ({ ...trip, stop: trip.stop.replace(phones, '…') })),
})
const longDay = (day: string) => DateTime.fromISO(day).setLocale('es').toFormat("EEEE d 'de' MMMM 'de' yyyy")

/** The sample guest of a preview. */
export const sampleGuest: InvitedGuest = {
  id: '00000000-0000-4000-8000-000000000000',
  name: 'Carmen Ortega',
  group: 'Amigos',
  person: 'Carmen Ortega',
  greeting: 'Para Carmen Ortega, con un gran abrazo',
  maxGuests: 2,
  people: [
    { id: '00000000-0000-4000-8000-000000000001', name: 'Carmen Ortega', isChild: false },
    { id: '00000000-0000-4000-8000-000000000002', name: null, isChild: false },
  ],
  answersOneByOne: false,
  ...noAnswer,
}
