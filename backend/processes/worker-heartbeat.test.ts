import { expect, test } from 'vitest'
import { isWorkerAlive, showItWorks } from './worker-heartbeat.ts'

test('each Velada on a machine has a heartbeat of its own', () => {
  const [one, other, elsewhere] = [
    { dataDir: `/srv/one-${process.pid}`, databaseUrl: null },
    { dataDir: `/srv/other-${process.pid}`, databaseUrl: null },
    { dataDir: `/srv/one-${process.pid}`, databaseUrl: 'postgres://velada@db/elsewhere' },
  ]
  showItWorks(one)
  expect([one, other, elsewhere].map(isWorkerAlive)).toEqual([true, false, false])
})
