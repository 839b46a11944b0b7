import { formatKeys } from '../../domain/event/formats.ts'
import { issueLink } from '../accounts/issue-link.ts'
import { inTransaction } from '../platform/database.ts'
import { aGuest, anEvent, anOwner, password } from '../testing/factories.ts'
import type { Call } from './call.ts'
import { asCouple, written } from './requests.ts'
import { send } from './send.ts'
import { signedIn, type World } from './world.ts'

const address = ({ random }: World) => `persona${random.below(1_000_000)}@correo.example`
const get = (path: (world: World) => string): Call => ({
  request: (world) => asCouple(world, { method: 'GET', path: path(world) }),
})
const anId = ({ random, event, strangers }: World) => (random.chance(0.9) ? event.id : strangers.event.id)
const day = ({ random }: World) =>
  `20${30 + random.below(60)}-${String(1 + random.below(12)).padStart(2, '0')}-${String(1 + random.below(28)).padStart(2, '0')}`
const text = ({ random }: World, longest: number) => random.text(longest).trim() || 'Ana'

const freshLink = (purpose: 'verify' | 'reset') => async () => {
  if (purpose === 'verify') {
    const { id } = await anEvent()
    return (await inTransaction((trx) => issueLink(trx, { purpose, eventId: id }))).token
  }
  const { accountId } = await anOwner()
  return (await inTransaction((trx) => issueLink(trx, { purpose, accountId }))).token
}
const newPassword = 'una-frase-larga-de-prueba'

const draftOf = (world: World) => ({
  coupleNames: text(world, 60),
  eventDate: day(world),
  email: address(world),
  ...(world.random.chance(0.5) && {
    ceremonyTime: '18:30',
    ceremonyPlace: text(world, 100),
    ceremonyUrl: 'https://maps.example/x?y=1',
    receptionTime: '',
    hasBusTransport: world.random.chance(0.5),
    busInfo: text(world, 200),
    invitationFormat: world.random.pick(formatKeys),
    primaryColor: '#1a1a1A',
    slug: text(world, 60),
  }),
})

const changesOf = (world: World) => {
  const { random } = world
  const all = {
    coupleNames: text(world, 60),
    eventDate: day(world),
    timezone: random.pick(['Europe/Madrid', 'America/Mexico_City', 'Asia/Kolkata', 'Pacific/Apia', 'UTC']),
    rsvpDeadline: random.pick(['', null, '2029-12-31']),
    ceremonyPlace: text(world, 300),
    closingWords: text(world, 300),
    receptionUrl: 'https://maps.example/',
    menus: ['Carne', 'Pescado', text(world, 40)],
    hotels: [{ name: text(world, 80), url: 'https://hotel.example' }],
    importantPhones: [{ name: 'Taxi', phone: '+34 930 000 000' }],
    invitationFormat: random.pick(formatKeys),
    secondaryColor: '#C9A96E',
    hasBusTransport: random.chance(0.5),
    asksChildAge: random.chance(0.5),
  }
  return Object.fromEntries(Object.entries(all).filter(() => random.chance(0.4)))
}

const somePeople = (world: World) =>
  Array.from({ length: 1 + world.random.below(15) }, () => ({
    name: world.random.pick([null, '', text(world, 60)]),
    isChild: world.random.chance(0.2),
  }))

export const callsOfCouples: Record<string, Call> = {
  'GET /api/auth/me': get(() => '/api/auth/me'),
  'GET /api/auth/sessions': get(() => '/api/auth/sessions'),
  'DELETE /api/auth/sessions': {
    rare: true,
    async request(world) {
      const { email } = await anOwner()
      return {
        method: 'DELETE',
        path: '/api/auth/sessions',
        headers: { cookie: await signedIn(world.url, email) },
      }
    },
  },
  'DELETE /api/auth/sessions/:id': {
    rare: true,
    async request(world) {
      const { email } = await anOwner()
      const cookie = await signedIn(world.url, email)
      const listed = await fetch(`${world.url}/api/auth/sessions`, { headers: { cookie } })
      const [session] = (await listed.json()) as { id: string }[]
      return { method: 'DELETE', path: `/api/auth/sessions/${session?.id}`, headers: { cookie } }
    },
  },
  'POST /api/auth/login': {
    rare: true,
    request: ({ email, random }) => ({
      method: 'POST',
      path: '/api/auth/login',
      json: { email, password: random.chance(0.7) ? password : 'otra' },
    }),
  },
  'POST /api/auth/erase': {
    rare: true,
    async request({ url }) {
      const { email } = await anOwner()
      const headers = { cookie: await signedIn(url, email) }
      return { method: 'POST', path: '/api/auth/erase', headers, json: { password } }
    },
  },
  'POST /api/events/:eventId/erase': {
    rare: true,
    async request({ url }) {
      const { email, event } = await anOwner()
      const headers = { cookie: await signedIn(url, email) }
      return { method: 'POST', path: `/api/events/${event.id}/erase`, headers, json: { password } }
    },
  },
  'POST /api/auth/logout': { request: () => ({ method: 'POST', path: '/api/auth/logout' }) },
  'GET /api/verify-email/:token': {
    rare: true,
    request: async () => ({ method: 'GET', path: `/api/verify-email/${await freshLink('verify')()}` }),
  },
  'POST /api/verify-email': {
    rare: true,
    request: async () => ({
      method: 'POST',
      path: '/api/verify-email',
      json: { token: await freshLink('verify')(), password: newPassword },
    }),
  },
  'POST /api/auth/forgot-password': {
    request: (world) => ({
      method: 'POST',
      path: '/api/auth/forgot-password',
      json: { email: address(world) },
    }),
  },
  'POST /api/auth/resend-verification': {
    request: (world) => ({
      method: 'POST',
      path: '/api/auth/resend-verification',
      json: { email: address(world) },
    }),
  },
  'POST /api/auth/reset-password': {
    rare: true,
    request: async () => ({
      method: 'POST',
      path: '/api/auth/reset-password',
      json: { token: await freshLink('reset')(), password: newPassword },
    }),
  },
  'POST /api/events': { request: (world) => ({ method: 'POST', path: '/api/events', json: draftOf(world) }) },
  'GET /api/events/:eventId': get((world) => `/api/events/${anId(world)}`),
  'PUT /api/events/:eventId': {
    request: (world) =>
      asCouple(world, { method: 'PUT', path: `/api/events/${anId(world)}`, json: changesOf(world) }),
  },
  'GET /api/events/:eventId/live': get((world) => `/api/events/${anId(world)}/live`),
  'GET /api/events/:eventId/stats': get((world) => `/api/events/${anId(world)}/stats`),
  'GET /api/events/:eventId/cover': {
    async request(world) {
      const path = `/api/events/${world.event.id}`
      const coverImageUrl = world.random.pick(world.images).url
      await send(world.url, written(asCouple(world, { method: 'PUT', path, json: { coverImageUrl } })))
      return asCouple(world, { method: 'GET', path: `${path}/cover` })
    },
  },
  'GET /api/events/:eventId/campaigns': get((world) => `/api/events/${anId(world)}/campaigns`),
  'GET /api/events/:eventId/service-requests': get((world) => `/api/events/${anId(world)}/service-requests`),
  'POST /api/events/:eventId/service-requests': {
    rare: true,
    request: (world) =>
      asCouple(world, {
        method: 'POST',
        path: `/api/events/${anId(world)}/service-requests`,
        json: world.random.chance(0.5)
          ? { kind: 'domain', domain: `ana${world.random.below(1_000)}.es` }
          : { kind: 'message', message: `Hola, quería saber ${text(world, 200)}` },
      }),
  },
  'GET /api/events/:eventId/export': { ...get((world) => `/api/events/${anId(world)}/export`), rare: true },
  'GET /api/events/:eventId/export.csv': {
    ...get((world) => `/api/events/${anId(world)}/export.csv`),
    rare: true,
  },
  'GET /api/events/:eventId/export.pdf': {
    ...get((world) => `/api/events/${anId(world)}/export.pdf`),
    rare: true,
  },
  'GET /api/excel-template': { ...get(() => '/api/excel-template'), rare: true },
  'GET /api/events/:eventId/guests': get(
    (world) => `/api/events/${anId(world)}/guests${world.random.pick(['', '?limit=20', '?after=3&limit=5'])}`,
  ),
  'POST /api/events/:eventId/guests': {
    request: (world) =>
      asCouple(world, {
        method: 'POST',
        path: `/api/events/${anId(world)}/guests`,
        json: {
          name: text(world, 80),
          group: text(world, 30),
          email: world.random.pick([null, '', address(world)]),
          phone: world.random.pick([null, '600 100 200', '+33 6 12 34 56 78']),
          ...world.random.pick([
            { maxGuests: world.random.pick([1, 2, '3', 15]) },
            { people: somePeople(world) },
          ]),
          notes: text(world, 200),
          dietaryRestrictions: null,
        },
      }),
    learn: ({ guests }, reply) => {
      if (reply.status === 201 && guests.length < 200) guests.push(JSON.parse(reply.text))
    },
  },
  'GET /api/guests/:id': get(({ random, guests }) => `/api/guests/${random.pick(guests).id}`),
  'PUT /api/guests/:id': {
    request: (world) =>
      asCouple(world, {
        method: 'PUT',
        path: `/api/guests/${world.random.pick(world.guests).id}`,
        json: {
          name: text(world, 80),
          notes: text(world, 100),
          ...world.random.pick([{ maxGuests: 15 }, { people: somePeople(world) }]),
        },
      }),
  },
  'DELETE /api/guests/:id': {
    rare: true,
    async request(world) {
      const { id } = await aGuest(world.event.id)
      return asCouple(world, { method: 'DELETE', path: `/api/guests/${id}` })
    },
  },
  'PUT /api/guests/:id/rsvp': {
    async request(world) {
      const { id } = world.random.chance(0.3) ? await aGuest(world.event.id) : world.random.pick(world.guests)
      return asCouple(world, {
        method: 'PUT',
        path: `/api/guests/${id}/rsvp`,
        json: { status: 'confirmed', confirmedGuests: 1, guestNames: [text(world, 40)] },
      })
    },
  },
}
