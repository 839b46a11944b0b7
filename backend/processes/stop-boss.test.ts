import { expect, test } from 'vitest'
import { boss, send, stopBoss } from '../platform/boss.ts'
import { database, inTransaction } from '../platform/database.ts'
import { jobsIn } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

testApp({ workers: true })

test('SIGTERM lets jobs under way end, those too that queue others', async () => {
  const [slow, next] = ['wait-for-the-stop', 'queued-while-stopping']
  for (const queue of [slow, next]) await boss().createQueue(queue)
  let begun = () => {}
  let goOn = () => {}
  const running = new Promise<void>((resolve) => {
    begun = resolve
  })
  const stopping = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await boss().work(slow, async () => {
    begun()
    await stopping
    await inTransaction((trx) => send(trx, next, { from: slow }))
  })
  await boss().send(slow, {})
  await running
  const stopped = stopBoss()
  goOn()
  await stopped
  expect(await jobsIn(next)).toEqual([{ from: slow }])
  const { rows } = await database().raw<{ rows: { state: string }[] }>(
    'select state from pgboss.job where name = ?',
    [slow],
  )
  expect(rows).toEqual([{ state: 'completed' }])
  expect(() => boss()).toThrow('the queue is not started yet')
})
