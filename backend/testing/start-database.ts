import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrations } from '../migrations/index.ts'
import { connectDatabase, disconnectDatabase } from '../platform/database.ts'
import { startEmbeddedDatabase } from '../platform/embedded-database.ts'
import { migrate } from '../platform/migrate.ts'
import { templateDatabase, urlOf } from './fresh-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test server; `fresh-database.ts` creates a database in it for each file. */
    databaseServer: string
  }
}

/** Before all tests: a real PostgreSQL in a temporary directory, and a migrated database to copy from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'velada-test-'))
  const server = await startEmbeddedDatabase({
    dataDir,
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  })
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${templateDatabase}`)
  await admin.end()
  const url = urlOf(server.url, templateDatabase)
  await migrate(connectDatabase(url, 3), url, migrations)
  await disconnectDatabase()
  project.provide('databaseServer', server.url)
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
