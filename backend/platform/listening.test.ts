import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { eventually } from '../testing/client.ts'
import { freshDatabase, withClient } from '../testing/fresh-database.ts'
import { type Listening, listen } from './listening.ts'
import { log } from './log.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let listening: Listening | undefined

beforeEach(async () => {
  log.level = 'silent'
  database = await freshDatabase(inject('databaseServer'))
})
afterEach(async () => {
  await listening?.stop()
  await database.drop()
  vi.restoreAllMocks()
})

/** Ends the channel's connection from the database's side. */
const endConnection = () =>
  withClient(database.url, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'velada-live'`,
    ),
  )

test('a lost connection is a warning, and the channel comes back', async () => {
  const warned = vi.spyOn(log, 'warn')
  let isBack = false
  listening = await listen(database.url, { onAgain: () => (isBack = true) })
  await endConnection()
  await eventually('it listens again', () => isBack)
  expect(warned).toHaveBeenCalledWith(expect.anything(), 'live channel away')
})

test('while Velada is being stopped a lost connection is expected, and no warning', async () => {
  const warned = vi.spyOn(log, 'warn')
  const noted = vi.spyOn(log, 'debug')
  listening = await listen(database.url, { isStopping: () => true })
  await endConnection()
  await eventually('the loss is noted', () =>
    noted.mock.calls.some(([, text]) => text === 'live channel away'),
  )
  expect(warned).not.toHaveBeenCalled()
})
