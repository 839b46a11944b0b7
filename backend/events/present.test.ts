import { beforeAll, expect, test } from 'vitest'
import { client } from '../testing/client.ts'
import { anEvent, anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const couple = client(() => app.url)
let accountId = ''

beforeAll(async () => {
  const owner = await anOwner()
  accountId = owner.accountId
  await signIn(couple, owner.email)
})

test('the owner sees the whole event and nothing of its account', async () => {
  const event = await anEvent({
    accountId,
    eventDate: new Date('2031-06-12T16:30:00Z'),
    ceremonyTime: '18:30',
  })
  const reply = await couple.get(`/api/events/${event.id}`)
  expect(reply.status).toBe(200)
  expect(reply.json).toEqual({
    id: event.id,
    slug: event.slug,
    coupleNames: 'Lucía y Marcos',
    eventDate: '2031-06-12T16:30:00.000Z',
    timezone: 'Europe/Madrid',
    ceremonyTime: '18:30',
    ceremonyPlace: null,
    ceremonyUrl: null,
    receptionTime: null,
    receptionPlace: null,
    receptionUrl: null,
    hasBusTransport: false,
    busInfo: null,
    busTrips: [],
    closingWords: null,
    coverImageUrl: null,
    coverPhoto: null,
    invitationFormat: 'classic',
    renderedFormat: 'classic',
    primaryColor: '#1A1A1A',
    secondaryColor: '#C9A96E',
    hotels: [],
    interestSites: [],
    importantPhones: [],
    menus: [],
    asksChildAge: false,
    email: event.email,
    isEmailVerified: true,
    planType: 'grand_soiree',
    removedInvited: 0,
    isPaid: true,
    unpaidReason: null,
    rsvpDeadline: null,
    stripePaymentIntentId: null,
    createdAt: event.createdAt.toISOString(),
  })
})

test.each([
  [{ isPaid: false, planType: 'essence' }, 'artdeco', 'classic'],
  [{ isPaid: true, planType: 'essence' }, 'artdeco', 'classic'],
  [{ isPaid: true, planType: 'essence' }, 'script', 'script'],
  [{ isPaid: false, planType: 'grand_soiree' }, 'artdeco', 'classic'],
  [{ isPaid: true, planType: 'grand_soiree' }, 'artdeco', 'artdeco'],
] as const)('an event with %j that chose %s is drawn as %s', async (plan, chosen, drawn) => {
  const tried = await anEvent({ accountId, ...plan, invitationFormat: chosen })
  const owned = await couple.get(`/api/events/${tried.id}`)
  expect([owned.json.invitationFormat, owned.json.renderedFormat]).toEqual([chosen, drawn])
  const shown = await couple.get(`/api/invitations/${tried.slug}/preview`)
  expect(shown.json.event.invitationFormat).toBe(drawn)
})
