import { beforeAll, beforeEach, expect, test } from 'vitest'
import { client } from '../testing/client.ts'
import { aGuest, anEvent, anOwner, domainEventsOf, signIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import type { Guest } from './guest.ts'

const app = testApp()
const couple = client(() => app.url)
let accountId = ''
let guest: Guest

beforeAll(async () => {
  const owner = await anOwner()
  accountId = owner.accountId
  await signIn(couple, owner.email)
})
beforeEach(async () => {
  guest = await aGuest((await anEvent({ accountId })).id, { name: 'Ana', notes: null, phone: '+34600100200' })
})

const change = (fields: object) => couple.put(`/api/guests/${guest.id}`, fields)

test('two tabs on the same field of a guest: the second is refused with 409 and changes nothing', async () => {
  expect((await change({ name: 'Ana Ruiz', was: { name: 'Ana' } })).status).toBe(200)
  const told = await domainEventsOf(guest.eventId)
  const reply = await change({ name: 'Ana Rey', notes: 'Mesa 3', was: { name: 'Ana', notes: null } })
  expect([reply.status, reply.text]).toEqual([409, expect.stringMatching(/^Alguien ha cambiado lo mismo/)])
  expect(await guest.$query()).toMatchObject({ name: 'Ana Ruiz', notes: null })
  expect(await domainEventsOf(guest.eventId)).toEqual(told)
})

test('two people on different fields of a guest do not conflict, nor do two who write the same', async () => {
  await change({ name: 'Ana Ruiz', was: { name: 'Ana' } })
  expect((await change({ notes: 'Mesa 3', was: { notes: '' } })).status).toBe(200)
  expect((await change({ name: 'Ana Ruiz', was: { name: 'Ana' } })).status).toBe(200)
  expect((await change({ phone: '600 100 200', was: { phone: null } })).status).toBe(200)
})

test('without what stood there before, the last one wins', async () => {
  await change({ name: 'Ana Ruiz' })
  expect((await change({ name: 'Ana Rey' })).json.name).toBe('Ana Rey')
})
