import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { freshDatabase } from '../backend/testing/fresh-database.ts'
import { nodeFlags } from '../scripts/node-flags.mjs'

/** What the image holds and nothing else: package.json, node_modules and dist. */
const image = mkdtempSync(join(tmpdir(), 'velada-image-'))
let database: Awaited<ReturnType<typeof freshDatabase>>

beforeAll(async () => {
  cpSync('package.json', join(image, 'package.json'))
  cpSync('dist', join(image, 'dist'), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(image, 'node_modules'))
  database = await freshDatabase(inject('databaseServer'))
})
afterAll(async () => {
  await database?.drop()
  rmSync(image, { recursive: true, force: true })
})

const main = (...args: string[]) =>
  promisify(execFile)(process.execPath, [...nodeFlags, 'dist/server/main.js', ...args], {
    cwd: image,
    env: {
      PATH: process.env.PATH ?? '',
      TMPDIR: tmpdir(),
      NODE_ENV: 'production',
      SANDBOX: 'true',
      DATA_DIR: join(image, 'data'),
      DATABASE_URL: database.url,
      PUBLIC_URL: 'https://velada.example',
      SESSION_PASSWORD: 'una-frase-larga-para-las-cookies-de-prueba',
    },
  })

async function rowsOf(statement: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

test('the image starts the program as `npm start` does', () => {
  const [, entrypoint = ''] = /^ENTRYPOINT (.+)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  expect(JSON.parse(entrypoint)).toEqual(['node', ...nodeFlags, 'dist/server/main.js'])
})

test('`main.js demo` works in the production image, and again', async () => {
  for (const _ of ['first', 'again']) {
    const { stdout } = await main('demo')
    expect(stdout).toMatch(
      /https:\/\/velada\.example\/dashboard\/[0-9a-f-]{36}\n {2}Email {7}demo@velada\.example/,
    )
  }
  const rows = await rowsOf(
    `select count(*)::int as guests, count(*) filter (where status <> 'pending')::int as answered
     from guests join events on events.id = guests.event_id where events.email = 'demo@velada.example'`,
  )
  expect(rows).toEqual([{ guests: 150, answered: 75 }])
})

test('`main.js sample-event` gives the example a date to come', async () => {
  await rowsOf(`update events set event_date = now() - interval '1 year' where is_sample`)
  await main('sample-event')
  const rows = await rowsOf('select slug, event_date > now() as to_come from events where is_sample')
  expect(rows).toEqual([{ slug: 'ejemplo', to_come: true }])
})
