import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Event } from '../events/event.ts'
import { client } from '../testing/client.ts'
import { aGuest, anEvent, anOwner, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const couple = client(() => app.url)
let accountId = ''
let event: Event

beforeAll(async () => {
  const owner = await anOwner()
  accountId = owner.accountId
  await signIn(couple, owner.email)
})
beforeEach(async () => {
  event = await anEvent({ accountId })
})

const list = (query = '') => couple.get(`/api/events/${event.id}/guests${query}`)

test('one changed guest is one small answer: a party is asked for by its id', async () => {
  const guests = [await aGuest(event.id), await aGuest(event.id), await aGuest(event.id)]
  const whole = (await list()).json
  const one = await list(`?ids=${guests[1]?.id}`)
  expect(one.json).toEqual([whole[1]])
  expect((await list(`?ids=${guests[2]?.id},${guests[0]?.id}`)).json).toEqual([whole[0], whole[2]])
})

test('a party that is gone, and one of another event, are left out', async () => {
  const [kept, gone] = [await aGuest(event.id), await aGuest(event.id)]
  await couple.delete(`/api/guests/${gone.id}`)
  const foreign = await aGuest((await anEvent({ accountId })).id)
  const reply = await list(`?ids=${kept.id},${gone.id},${foreign.id}`)
  expect(reply.json.map(({ id }: { id: string }) => id)).toEqual([kept.id])
})

test.each(['?ids=', '?ids=1', `?ids=${Array(101).fill(crypto.randomUUID()).join(',')}`, '?ids=a&ids=b'])(
  'the ids %s are refused with a sentence',
  async (query) => {
    const reply = await list(query)
    expect([reply.status, reply.text]).toEqual([
      400,
      'Como máximo 100 invitados, por su id y separados por comas',
    ])
  },
)
