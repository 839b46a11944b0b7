import { aGuest } from '../testing/factories.ts'
import type { Call } from './call.ts'
import { asCouple, written } from './requests.ts'
import { send } from './send.ts'
import type { World } from './world.ts'

const anEventId = ({ random, event, strangers }: World) =>
  random.chance(0.9) ? event.id : strangers.event.id

async function aRemovedGuest(world: World): Promise<string> {
  const { id } = await aGuest(world.event.id)
  await send(world.url, written(asCouple(world, { method: 'DELETE', path: `/api/guests/${id}` })))
  return id
}

/** What is done with many parties at once, and with what was removed. */
export const callsOfLists: Record<string, Call> = {
  'GET /api/guests/:id/history': {
    request: (world) =>
      asCouple(world, { method: 'GET', path: `/api/guests/${world.random.pick(world.guests).id}/history` }),
  },
  'PUT /api/events/:eventId/guests': {
    request: (world) =>
      asCouple(world, {
        method: 'PUT',
        path: `/api/events/${anEventId(world)}/guests`,
        json: {
          guestIds: [world.random.pick(world.guests).id],
          changes: { group: world.random.text(30).trim() || 'Amigos' },
        },
      }),
  },
  'GET /api/events/:eventId/removed-guests': {
    request: (world) =>
      asCouple(world, { method: 'GET', path: `/api/events/${anEventId(world)}/removed-guests` }),
  },
  'POST /api/events/:eventId/guests/remove': {
    rare: true,
    async request(world) {
      const { id } = await aGuest(world.event.id)
      const path = `/api/events/${anEventId(world)}/guests/remove`
      return asCouple(world, { method: 'POST', path, json: { guestIds: [id] } })
    },
  },
  'POST /api/events/:eventId/guests/restore': {
    rare: true,
    async request(world) {
      const json = { guestIds: [await aRemovedGuest(world)] }
      return asCouple(world, { method: 'POST', path: `/api/events/${world.event.id}/guests/restore`, json })
    },
  },
  'DELETE /api/events/:eventId/removed-guests/:id': {
    rare: true,
    async request(world) {
      const path = `/api/events/${world.event.id}/removed-guests/${await aRemovedGuest(world)}`
      return asCouple(world, { method: 'DELETE', path })
    },
  },
}
