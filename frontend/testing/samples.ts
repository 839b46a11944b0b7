import { noAnswer } from '../../domain/answer/answer.ts'
import type { OwnedEvent } from '../../domain/calls/events.ts'
import type { OwnedGuest } from '../../domain/calls/guests.ts'
import type { EventStatistics } from '../../domain/calls/statistics.ts'
import { emptyParty } from '../../domain/party/party-fields.ts'

export const eventId = 'e1'

export const anEvent = (fields: Partial<OwnedEvent> = {}): OwnedEvent => ({
  id: eventId,
  slug: 'lucia-y-marcos',
  coupleNames: 'Lucía y Marcos',
  eventDate: '2031-05-10T16:00:00.000Z',
  timezone: 'Europe/Madrid',
  ceremonyTime: '18:00',
  ceremonyPlace: 'Ermita de San Roque',
  ceremonyUrl: null,
  receptionTime: null,
  receptionPlace: null,
  receptionUrl: null,
  hasBusTransport: false,
  busInfo: null,
  closingWords: null,
  busTrips: [],
  coverImageUrl: null,
  coverPhoto: null,
  invitationFormat: 'classic',
  renderedFormat: 'classic',
  primaryColor: '#1A1A1A',
  secondaryColor: '#C9A96E',
  hotels: [],
  interestSites: [],
  importantPhones: [],
  email: 'lucia@correo.es',
  isEmailVerified: true,
  planType: 'grand_soiree',
  isPaid: true,
  unpaidReason: null,
  rsvpDeadline: null,
  menus: [],
  asksChildAge: false,
  removedInvited: 0,
  stripePaymentIntentId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...fields,
})

const unnamedPeople = (seats: number) =>
  Array.from({ length: seats }, (_, at) => ({ id: `seat-${at}`, name: null, isChild: false }))

export const aGuest = (id: string, fields: Partial<OwnedGuest> = {}): OwnedGuest => ({
  id,
  people: unnamedPeople(fields.maxGuests ?? 2),
  eventId,
  token: `token-${id}`,
  ...emptyParty,
  group: 'Familia',
  name: id,
  maxGuests: 2,
  email: `${id}@correo.es`,
  ...noAnswer,
  lastReminderSent: null,
  answeredAt: null,
  deliveries: [],
  emailSuppression: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  position: 1,
  ...fields,
})

export const statistics = (fields: Partial<EventStatistics> = {}): EventStatistics => ({
  totalGuests: 2,
  confirmed: 0,
  declined: 0,
  pending: 2,
  responseRate: 0,
  totalPeople: 4,
  confirmedPeople: 0,
  largeGroups: 0,
  dietaryCount: 0,
  advanced: null,
  ...fields,
})
