import { expect, test } from 'vitest'
import { showItWorks, workerLives } from './worker-heartbeat.ts'

test('each Velada on a machine has a heartbeat of its own', () => {
  const [one, other, elsewhere] = [
    { dataDir: `/srv/one-${process.pid}`, databaseUrl: null },
    { dataDir: `/srv/other-${process.pid}`, databaseUrl: null },
    { dataDir: `/srv/one-${process.pid}`, databaseUrl: 'postgres://velada@db/elsewhere' },
  ]
  showItWorks(one)
  expect([one, other, elsewhere].map(workerLives)).toEqual([true, false, false])
})
