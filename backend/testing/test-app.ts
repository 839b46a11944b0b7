import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { buildApp } from '../app.ts'
import { listenForDomainEvents, stopListening } from '../domain-events/live-stream.ts'
import { startBoss, stopBoss } from '../platform/boss.ts'
import { connectDatabase, disconnectDatabase } from '../platform/database.ts'
import { adoptEnv, readEnv } from '../platform/env.ts'
import { log } from '../platform/log.ts'
import { sandboxCredentials } from '../platform/sandbox-credentials.ts'
import { startWorkers } from '../workers/start-workers.ts'
import { freshDatabase } from './fresh-database.ts'

type Parts = {
  /** Starts the sandbox. */
  sandbox?: boolean
  /** Starts every background job in this process. */
  workers?: boolean
  settings?: Record<string, string>
}

export type TestApp = { url: string; databaseUrl: string; sandboxUrl: string }

/**
 * The whole api over real HTTP with a fresh database, and the sandbox and workers if requested. Call it once at the top
 * of a test file; the values are filled in before the first test.
 */
export function testApp(parts: Parts = {}): TestApp {
  const app: TestApp = { url: '', databaseUrl: '', sandboxUrl: '' }
  const closers: (() => Promise<unknown> | unknown)[] = []

  beforeAll(async () => {
    const database = await freshDatabase(inject('databaseServer'))
    closers.push(() => database.drop())
    const dataDir = mkdtempSync(join(tmpdir(), 'velada-app-'))
    closers.push(() => rmSync(dataDir, { recursive: true, force: true }))
    app.databaseUrl = database.url

    const server = await listenOn(0)
    app.url = `http://localhost:${(server.address() as AddressInfo).port}`
    const sandbox = parts.sandbox ? await sandboxFor(app.url, dataDir) : null
    app.sandboxUrl = sandbox?.url ?? ''
    if (sandbox) closers.push(() => sandbox.close())

    log.level = parts.settings?.LOG_LEVEL ?? 'silent'
    adoptEnv(
      readEnv({
        NODE_ENV: 'test',
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        PUBLIC_URL: app.url,
        SANDBOX_PORT: String(sandbox?.port ?? 1),
        EMAIL_REQUESTS_PER_SECOND: '5',
        ...parts.settings,
      }),
    )
    connectDatabase(database.url, 10)
    closers.push(disconnectDatabase)
    await startBoss(database.url, { works: parts.workers ?? false })
    closers.push(stopBoss)
    await listenForDomainEvents(database.url)
    closers.push(stopListening)
    if (parts.workers) await startWorkers()
    server.on('request', buildApp().callback())
    closers.push(() => closed(server))
  })

  afterAll(async () => {
    for (const close of closers.reverse()) await close()
  })
  return app
}

const sandboxFor = (appUrl: string, dataDir: string) =>
  startSandbox({
    port: 0,
    dataDir,
    credentials: sandboxCredentials(dataDir),
    webhooks: { stripe: `${appUrl}/api/webhooks/stripe`, resend: `${appUrl}/api/webhooks/resend` },
  })

async function listenOn(port: number): Promise<Server> {
  const { createServer } = await import('node:http')
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return server
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })
