import { unsubscribeToken } from '../messaging/unsubscribe-token.ts'
import type { Call } from './call.ts'
import type { World } from './world.ts'

const open = (path: (world: World) => string): Call => ({
  request: (world) => ({ method: 'GET', path: path(world) }),
})
const guestOf = ({ random, guests }: World) => random.pick(guests)
const wordsOf = ({ random }: World, longest: number) => random.text(longest).trim()
const baja = (world: World) => {
  const { id: eventId, addressKey } = world.event
  return `/baja/${unsubscribeToken({ eventId, addressKey, address: guestOf(world).email ?? world.email })}`
}

const answerOf = (world: World) =>
  world.random.chance(0.3)
    ? { status: 'declined', comments: wordsOf(world, 200) }
    : {
        status: 'confirmed',
        attendees: [
          {
            id: guestOf(world).people?.[0]?.id ?? null,
            name: wordsOf(world, 60),
            isChild: world.random.chance(0.2),
            menu: null,
            dietary: null,
            allergens: world.random.pick([[], ['gluten'], ['gofio']]),
            age: world.random.pick([null, 0, 17, 18]),
          },
        ],
        needsBusTransport: world.random.chance(0.5),
        comments: wordsOf(world, 100),
      }

export const callsOfGuests: Record<string, Call> = {
  'GET /healthz': open(() => '/healthz'),
  'GET /readyz': open(() => '/readyz'),
  'GET /api/config': open(() => '/api/config'),
  'GET /api/openapi.json': open(() => '/api/openapi.json'),
  'GET /api/invitations/:slug/:token': open(
    (world) => `/api/invitations/${world.event.slug}/${guestOf(world).token}`,
  ),
  'GET /invite/:slug/:token/calendar.ics': open(
    (world) => `/invite/${world.event.slug}/${guestOf(world).token}/calendar.ics`,
  ),
  'POST /api/guests/:id/rsvp': {
    request: (world) => {
      const { id, token } = guestOf(world)
      const headers = { 'x-invitation-token': token }
      const path = `/api/guests/${id}/rsvp`
      return world.random.chance(0.2)
        ? { method: 'POST', path, headers, form: { status: 'declined', comments: wordsOf(world, 50) } }
        : { method: 'POST', path, headers, json: answerOf(world) }
    },
  },
  'POST /api/invitations/:slug/lost-link': {
    request: (world) => ({
      method: 'POST',
      path: `/api/invitations/${world.event.slug}/lost-link`,
      json: { contact: guestOf(world).email ?? world.email },
    }),
  },
  'POST /api/guests/:id/opened': {
    request: (world) => {
      const { id, token } = guestOf(world)
      return { method: 'POST', path: `/api/guests/${id}/opened`, headers: { 'x-invitation-token': token } }
    },
  },
  'GET /baja/:token': open(baja),
  'POST /baja/:token': { request: (world) => ({ method: 'POST', path: baja(world) }) },
  'POST /api/business-contact': {
    request: (world) => ({
      method: 'POST',
      path: '/api/business-contact',
      json: {
        name: `Ana ${wordsOf(world, 40)}`,
        email: `empresa${world.random.below(100_000)}@correo.example`,
        phone: '+34 600 100 200',
        businessType: world.random.pick(['wedding', 'catering', 'venue']),
        message: `Hola, quería saber ${wordsOf(world, 300)}`,
      },
    }),
  },
  'GET a page': open((world) =>
    world.random.pick([
      '/',
      '/homeold',
      '/login',
      '/faqs',
      '/wizard',
      '/business',
      '/legal-notice',
      '/robots.txt',
      '/sitemap.xml',
      '/favicon.svg',
      `/dashboard/${world.event.id}`,
      `/invite/${world.event.slug}/preview`,
      `/invite/${world.event.slug}/${guestOf(world).token}`,
    ]),
  ),
}
