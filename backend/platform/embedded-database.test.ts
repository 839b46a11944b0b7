import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedDatabase, embeddedDatabaseUrl, startEmbeddedDatabase } from './embedded-database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'velada-embedded-'))
const start = () => startEmbeddedDatabase({ dataDir, settings: ['fsync=off'] })
let database: EmbeddedDatabase

async function ask(statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  expect(embeddedDatabaseUrl(dataDir)).toBe(null)
  database = await start()
  await ask(`create table kept as select 'sigue aquí' as said`)
})
afterAll(async () => {
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('the database is PostgreSQL 18, in UTF-8, and asks for its password', async () => {
  expect(await ask('show server_version')).toEqual([{ server_version: expect.stringMatching(/^18\./) }])
  expect(await ask('show server_encoding')).toEqual([{ server_encoding: 'UTF8' }])
  const url = new URL(database.url)
  url.password = 'otra'
  const stranger = new pg.Client({ connectionString: url.href })
  stranger.on('error', () => undefined)
  await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' })
})

test('a second start finds the data, at the same address', async () => {
  const { url } = database
  await database.stop()
  expect(await database.ended).toBe(0)
  await expect(ask('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  database = await start()
  expect(database.url).toBe(url)
  expect(embeddedDatabaseUrl(dataDir)).toBe(url)
  expect(await ask('select said from kept')).toEqual([{ said: 'sigue aquí' }])
})

test('a directory that another running Velada owns is refused, and its database lives on', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  try {
    writeFileSync(join(dataDir, 'database-owner'), String(other.pid))
    await expect(start()).rejects.toThrow(
      `Another Velada (process ${other.pid}) is using DATA_DIR ${dataDir}`,
    )
    expect(await ask('select 1 as one')).toEqual([{ one: 1 }])
  } finally {
    other.kill()
    await new Promise((resolve) => other.once('exit', resolve))
  }
})

test('a database whose owner is gone is taken over, with all its data', async () => {
  const gone = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' })
  await new Promise((resolve) => gone.once('exit', resolve))
  writeFileSync(join(dataDir, 'database-owner'), String(gone.pid))
  const orphan = database
  database = await start()
  await orphan.ended
  expect(await ask('select said from kept')).toEqual([{ said: 'sigue aquí' }])
})
