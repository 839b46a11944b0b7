import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFlags } from '../../scripts/node-flags.mjs'
import { startBoss, stopBoss } from '../platform/boss.ts'
import { connectDatabase, disconnectDatabase } from '../platform/database.ts'
import { startEmbeddedDatabase } from '../platform/embedded-database.ts'
import { adoptEnv, readEnv } from '../platform/env.ts'
import { log } from '../platform/log.ts'
import { migrateTo } from '../processes/schema.ts'
import { freePort } from '../testing/free-port.ts'

/** The measured environment: its own durable database, and the built programs as real processes. */
export type Stand = {
  databaseUrl: string
  url: string
  sandboxUrl: string
  /** Starts one of our processes from the build and resolves when it is ready. */
  start(name: 'api' | 'worker' | 'sandbox', settings?: Record<string, string>): Promise<ChildProcess>
  close(): Promise<void>
}

export async function openStand(more: Record<string, string> = {}): Promise<Stand> {
  const dataDir = mkdtempSync(join(tmpdir(), 'velada-bench-'))
  const database = await startEmbeddedDatabase({ dataDir })
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()])
  const settings = {
    NODE_ENV: 'production',
    SANDBOX: 'true',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    PUBLIC_URL: `http://localhost:${port}`,
    SESSION_PASSWORD: 'a password for measuring, nothing else',
    EMAIL_REQUESTS_PER_SECOND: '100000',
    WHATSAPP_MESSAGES_PER_SECOND: '100000',
    LOG_LEVEL: 'error',
    ...more,
  }
  log.level = 'error'
  adoptEnv(readEnv(settings))
  await migrateTo(database.url)
  connectDatabase(database.url, 10)
  await startBoss(database.url, { works: false })
  const children: ChildProcess[] = []
  return {
    databaseUrl: database.url,
    url: settings.PUBLIC_URL,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    async start(name, more = {}) {
      const child = await ready(
        spawn(process.execPath, [...nodeFlags, 'dist/server/main.js', name], {
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
          env: { ...settings, ...more },
        }),
      )
      children.push(child)
      return child
    },
    async close() {
      for (const child of children) await ended(child)
      await stopBoss()
      await disconnectDatabase()
      await database.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Resolves when a child says 'ready'; rejects when it ends before. */
export function ready(child: ChildProcess): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    child.on('message', (said) => said === 'ready' && resolve(child))
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it was ready`)))
  })
}

/** Stops a child and waits for its end. */
export function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
