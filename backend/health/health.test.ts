import { expect, test } from 'vitest'
import { client } from '../testing/client.ts'
import { testApp } from '../testing/test-app.ts'

const app = testApp()
const probe = client(() => app.url)

test('the process says that it is alive', async () => {
  const reply = await probe.get('/healthz')
  expect([reply.status, reply.json]).toEqual([200, { status: 'alive' }])
})

test('the process says that its database and its queue answer', async () => {
  const reply = await probe.get('/readyz')
  expect([reply.status, reply.json]).toEqual([200, { status: 'ready' }])
})
