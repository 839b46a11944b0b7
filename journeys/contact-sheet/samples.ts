import { noAnswer } from '../../domain/answer/answer.ts'
import type { Invitation } from '../../domain/calls/invitations.ts'
import { splitCoupleNames } from '../../domain/event/couple-names.ts'
import { googleCalendarUrl } from '../../domain/event/google-calendar.ts'
import type { InvitationCard } from '../../domain/event/invitation-card.ts'
import type { PhotoKind } from './sample-photos.ts'

/** What an iPhone's browser leaves between its bars, in CSS pixels. */
export const lowPhone = { width: 390, height: 664 } as const

/** The two screens that every format must suit, in CSS pixels. */
export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const

/** An A5 page at 96 dots an inch. */
export const paper = { width: 559, height: 794 } as const

/** Names of events, the hardest to set first. */
export const sampleNames = {
  longest: 'María de las Mercedes y Juan Francisco Javier',
  broken: 'María de los Ángeles y Juan Sebastián Fernández de Córdoba',
  shortest: 'Ana y Leo',
  usual: 'Laura y Miguel',
  company: 'Construcciones Ibáñez e Hijos, S.L.',
  single: 'Valentina',
  communion: 'Primera Comunión de Lucía',
} as const

/** The wizard's default pair of colours, and a preset with strong contrast. */
export const samplePalettes = {
  default: ['#1A1A1A', '#C9A96E'],
  borgona: ['#800020', '#D4AF37'],
} as const

const photo = (kind: PhotoKind) => `/media/${kind}`

/** What every format is looked at with. */
export const sampleCases = {
  long: { coupleNames: sampleNames.longest },
  short: { coupleNames: sampleNames.shortest },
  company: { coupleNames: sampleNames.company },
  communion: { coupleNames: sampleNames.communion },
  portrait: { coupleNames: sampleNames.longest, coverImageUrl: photo('portrait') },
  group: { coupleNames: sampleNames.shortest, coverImageUrl: photo('group') },
  landscape: { coupleNames: sampleNames.longest, coverImageUrl: photo('landscape') },
  pale: { coupleNames: sampleNames.longest, coverImageUrl: photo('pale') },
  dark: { coupleNames: sampleNames.shortest, coverImageUrl: photo('dark') },
  'company-photo': { coupleNames: sampleNames.company, coverImageUrl: photo('group') },
  'communion-photo': { coupleNames: sampleNames.communion, coverImageUrl: photo('pale') },
} as const satisfies Record<string, Partial<InvitationCard>>

/** A wedding with everything an invitation can show, two-line venues included. */
const everything: InvitationCard = {
  slug: 'muestra',
  coupleNames: sampleNames.longest,
  eventDate: '2027-09-11T16:00:00Z',
  timezone: 'Europe/Madrid',
  rsvpDeadline: '2027-08-01',
  ceremonyTime: '18:00',
  ceremonyPlace: 'Iglesia Colegial del Divino Salvador\nPlaza del Salvador, 3, Sevilla',
  ceremonyUrl: null,
  receptionTime: '20:30',
  receptionPlace: 'Hacienda San Rafael\nCarretera de Utrera, km 12',
  receptionUrl: null,
  hasBusTransport: true,
  busInfo: 'Salida a las 17:15 desde la Plaza Nueva.\nVuelta a las 2:00 y a las 5:00.',
  closingWords: null,
  busTrips: [],
  coverImageUrl: null,
  coverPhoto: null,
  invitationFormat: 'classic',
  primaryColor: samplePalettes.default[0],
  secondaryColor: samplePalettes.default[1],
  hotels: [
    { name: 'Hotel Doña María', url: 'https://hotel.example' },
    { name: 'Casa del Poeta', url: 'https://casa.example' },
  ],
  interestSites: [{ name: 'Real Alcázar', url: 'https://alcazar.example' }],
  importantPhones: [{ name: 'Carmen, la organizadora', phone: '600 123 456' }],
}

/** An invitation as a party of three who has not answered sees it. */
export function sampleInvitation(card: Partial<InvitationCard>): Invitation {
  const far = '2099-01-01T00:00:00Z'
  return {
    event: {
      ...everything,
      ...card,
      id: '00000000-0000-4000-8000-000000000001',
      names: splitCoupleNames(card.coupleNames ?? everything.coupleNames),
      googleCalendarUrl: googleCalendarUrl({ ...everything, ...card }),
      revision: 0,
      menus: ['Carne', 'Pescado', 'Vegetariano'],
      asksChildAge: false,
      showsBrand: false,
      answerBy: 'domingo 1 de agosto de 2027',
      answersCloseAt: far,
      changesCloseAt: far,
    },
    guest: {
      id: '00000000-0000-4000-8000-000000000002',
      name: 'Familia Fernández',
      group: 'Familia',
      person: '',
      greeting: 'Querida familia Fernández',
      maxGuests: 3,
      answersOneByOne: false,
      people: ['1', '2', '3'].map((id) => ({ id, name: null, isChild: false })),
      ...noAnswer,
    },
    preview: false,
  }
}
