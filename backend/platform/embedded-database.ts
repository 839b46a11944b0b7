import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { takeLock } from '../../scripts/alone.mjs'
import { ensureSecret } from './data-dir-secret.ts'
import { stablePort } from './database-port.ts'
import { findBinaries } from './postgres-binaries.ts'
import { ensureCluster } from './postgres-cluster.ts'
import { asServerUser } from './server-user.ts'
import { SettingsError } from './settings-error.ts'

export type EmbeddedDatabase = {
  url: string
  /** Resolves with the exit code when the server ends, for whatever reason. */
  ended: Promise<number | null>
  /** Fast shutdown: sessions are ended, everything committed is on disk. */
  stop(): Promise<void>
}

type Options = {
  /** Where the cluster lives: `<dataDir>/postgres`. */
  dataDir: string
  /** Extra `-c` settings, such as `fsync=off` for tests. */
  settings?: readonly string[]
  /** Allows another port when the last one is in use; only while no process is connected. Default false. */
  mayMove?: boolean
}

const user = 'velada'

/**
 * Starts the PostgreSQL 18 that npm brings, on a port of its own that stays the same from start to start,
 * and resolves when it accepts connections. Throws for a data directory that another running Velada uses;
 * takes over one whose owner has ended.
 */
export async function startEmbeddedDatabase({
  dataDir,
  settings = [],
  mayMove = false,
}: Options): Promise<EmbeddedDatabase> {
  const cluster = join(dataDir, 'postgres')
  mkdirSync(dataDir, { recursive: true })
  await own(dataDir)
  await endOrphan(cluster)
  const password = ensureSecret(dataDir, 'database-password')
  const binaries = await findBinaries()
  const passwordFile = join(dataDir, 'database-password')
  ensureCluster(binaries, cluster, { user, passwordFile, durable: !settings.includes('fsync=off') })

  const port = await stablePort(dataDir, { mayMove })
  const flags = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    ...settings,
  ]
  const server = runServer(binaries.postgres, ['-D', cluster, ...flags.flatMap((flag) => ['-c', flag])])
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  await untilReady(server, ended)
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`,
    ended,
    async stop() {
      if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT')
      await ended
      rmSync(ownerFile(dataDir), { force: true })
    },
  }
}

/** The URL of this data directory's embedded database; null when it was never started. */
export function embeddedDatabaseUrl(dataDir: string): string | null {
  const portFile = join(dataDir, 'database-port')
  const passwordFile = join(dataDir, 'database-password')
  if (!existsSync(portFile) || !existsSync(passwordFile)) return null
  const [port, password] = [portFile, passwordFile].map((file) => readFileSync(file, 'utf8').trim())
  return `postgres://${user}:${password}@127.0.0.1:${port}/postgres`
}

function runServer(postgres: string, args: readonly string[]): ChildProcess {
  const [file, rest] = asServerUser(postgres, args)
  // Its own process group: Ctrl-C must only reach the supervisor, which stops the database last.
  return spawn(file, rest, {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    cwd: '/',
    env: { LC_ALL: 'C' },
  })
}

async function untilReady(server: ChildProcess, ended: Promise<number | null>): Promise<void> {
  const recent: string[] = []
  const ready = new Promise<void>((resolve) => {
    if (!server.stderr) return
    createInterface({ input: server.stderr }).on('line', (line) => {
      recent.push(line)
      if (recent.length > 20) recent.shift()
      if (line.includes('database system is ready to accept connections')) resolve()
    })
  })
  const failed = ended.then(() => {
    throw new Error(`the embedded PostgreSQL did not start:\n${recent.join('\n')}`)
  })
  await Promise.race([ready, failed])
  failed.catch(() => undefined)
}

const ownerFile = (dataDir: string) => join(dataDir, 'database-owner')

/** A lock: two servers on one cluster would corrupt it, and two starts would create it twice. */
async function own(dataDir: string): Promise<void> {
  const owner = await takeLock(ownerFile(dataDir))
  if (owner !== null && owner !== process.pid)
    throw new SettingsError(
      `Another Velada (process ${owner}) is using DATA_DIR ${dataDir}: stop it, or choose another DATA_DIR.`,
    )
}

/** Stops an orphaned server, whose supervisor was killed, before a new start. */
async function endOrphan(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  const orphan = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0
  // Fast shutdown first, then immediate: the write-ahead log is enough to recover.
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!(orphan > 1 && serves(orphan, cluster))) return
    process.kill(orphan, signal)
    for (let waited = 0; serves(orphan, cluster) && waited < 10_000; waited += 50)
      await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Whether a pid is still the server of this cluster, and was not reused by another process. */
function serves(pid: number, cluster: string): boolean {
  const file = `/proc/${pid}/cmdline`
  // Small systems have no `ps`, but Linux has /proc.
  const line = existsSync('/proc/self/cmdline')
    ? existsSync(file) && readFileSync(file, 'utf8').replaceAll('\0', ' ')
    : spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout
  return (
    Boolean(line) && [cluster, realpathSync(cluster)].some((path) => String(line).includes(`-D ${path} `))
  )
}
