import { expect, test } from 'vitest'
import { database } from '../platform/database.ts'
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

const readyIn = async () => {
  const started = performance.now()
  const { status } = await probe.get('/readyz')
  return { status, ms: performance.now() - started }
}

test('/readyz has its own way: work that holds every connection does not keep it waiting', async () => {
  const work = Array.from({ length: 10 }, () => database().raw('select pg_sleep(4)'))
  const all = Promise.all(work)
  const first = await Promise.race([readyIn(), all.then(() => 'the work ended first' as const)])
  expect(first).toMatchObject({ status: 200 })
  await all
})
