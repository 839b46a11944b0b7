import { columnFieldKeys } from '../../domain/party/import/column-fields.ts'
import { groupingKeys } from '../../domain/party/import/grouping.ts'
import type { Call } from './call.ts'
import { asCouple, written } from './requests.ts'
import { send } from './send.ts'
import type { World } from './world.ts'

const anEventId = ({ random, event, strangers }: World) =>
  random.chance(0.9) ? event.id : strangers.event.id

/** What an owner may choose about a list; sheets, columns and rows that exist, and others. */
function choicesOf({ random, guests }: World): Record<string, string> {
  const sheet = random.pick(['Hoja1', 'Invitados', random.text(20)])
  const some = <T>(one: () => T): T[] => Array.from({ length: random.below(4) }, one)
  const id = () => random.pick(guests).id
  const mapping = some(() => ({ sheet, index: random.below(8), field: random.pick(columnFieldKeys) }))
  const edits = {
    cells: some(() => ({ sheet, row: random.below(90), index: random.below(8), value: random.text(60) })),
    leftOut: some(() => ({ sheet, row: random.below(90) })),
    ...(random.chance(0.3) && { sheets: [sheet] }),
    ...(random.chance(0.3) && { grouping: random.pick(groupingKeys) }),
    ...(random.chance(0.3) && { country: random.pick(['ES', 'MX', 'ZZ']) }),
    answers: random.chance(0.3) ? { [random.text(10)]: random.text(10) } : {},
    update: some(id),
    remove: random.chance(0.1) ? [id()] : [],
    ...(random.chance(0.5) && { listVersion: random.below(100_000) }),
  }
  return {
    ...(random.chance(0.5) && { mapping: JSON.stringify(mapping) }),
    ...(random.chance(0.6) && { edits: JSON.stringify(edits) }),
  }
}

const upload = (world: World, end: string) =>
  asCouple(world, {
    method: 'POST',
    path: `/api/events/${anEventId(world)}/guests/import${end}`,
    file: world.random.pick(world.files.lists),
    fields: choicesOf(world),
  })

/** A list that is looked at, imported and undone. */
export const callsOfImports: Record<string, Call> = {
  'POST /api/events/:eventId/guests/import/preview': {
    rare: true,
    request: (world) => upload(world, '/preview'),
  },
  'POST /api/events/:eventId/guests/import': { rare: true, request: (world) => upload(world, '') },
  'GET /api/events/:eventId/guests/imports/last': {
    request: (world) =>
      asCouple(world, { method: 'GET', path: `/api/events/${anEventId(world)}/guests/imports/last` }),
  },
  'DELETE /api/events/:eventId/guests/imports/:importId': {
    rare: true,
    async request(world) {
      const path = `/api/events/${world.event.id}/guests/import`
      const file = world.random.pick(world.files.lists)
      const reply = await send(world.url, written(asCouple(world, { method: 'POST', path, file })))
      const { importId } = reply?.status === 200 ? JSON.parse(reply.text) : { importId: crypto.randomUUID() }
      return asCouple(world, { method: 'DELETE', path: `${path}s/${importId}` })
    },
  },
}
