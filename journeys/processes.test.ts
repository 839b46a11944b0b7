import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '../backend/testing/client.ts'
import { freePort } from '../backend/testing/free-port.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'velada-processes-'))
const started = new Set<ChildProcess>()
const servers = new Set<Server>()
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  for (const server of servers) server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A port that is in use until the tests end. */
async function takenPort(): Promise<number> {
  const port = await freePort()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, resolve))
  servers.add(server)
  return port
}

type Running = { child: ChildProcess; said(): string; ended: Promise<number | null> }

/** A process of the build, as `npm start` and `npm run <name>` run it. */
function run(name: string, settings: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, ['dist/server/main.js', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      TMPDIR: tmpdir(),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...settings,
    },
  })
  started.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk))
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      started.delete(child)
      resolve(code)
    }),
  )
  return { child, said: () => output, ended }
}

type Process = { pid: number; parent: number; command: string }

/** Every process below one, with its command. */
function descendantsOf(pid: number | undefined): Process[] {
  const all = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, id, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      return id ? [{ pid: Number(id), parent: Number(parent), command }] : []
    })
  const below = (of: number): Process[] =>
    all.filter(({ parent }) => parent === of).flatMap((one) => [one, ...below(one.pid)])
  return below(pid ?? -1)
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

const ports = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) }
const url = `http://localhost:${ports.PORT}`
const answers = async (path: string) => (await fetch(url + path).catch(() => null))?.ok ?? false
const ready = (running: Running) =>
  eventually(
    'Velada is ready',
    async () => {
      if (running.child.exitCode !== null) throw new Error(`it ended:\n${running.said()}`)
      return running.said().includes('Ctrl-C') && (await answers('/readyz'))
    },
    40_000,
  )

async function createEvent(): Promise<string> {
  const response = await fetch(`${url}/api/events`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ coupleNames: 'Eva & Luis', eventDate: '2031-05-10', email: 'eva@correo.example' }),
  })
  return ((await response.json()) as { slug: string }).slug
}

test('one command starts everything; what dies is started again; SIGTERM leaves nobody; a second start finds the data', async () => {
  const velada = run('all', ports)
  await ready(velada)
  expect(velada.said()).toContain(`Velada            ${url}`)
  expect(velada.said()).toContain(`Sandbox           http://localhost:${ports.SANDBOX_PORT}`)
  const slug = await createEvent()

  const before = descendantsOf(velada.child.pid)
  const processOf = (name: string) => before.find(({ command }) => command.endsWith(`main.js ${name}`))
  for (const name of ['sandbox', 'api', 'worker']) expect(processOf(name), name).toBeDefined()
  for (const name of ['api', 'worker']) process.kill(processOf(name)?.pid ?? 0, 'SIGKILL')
  const again = await eventually('both are started again', async () => {
    const now = descendantsOf(velada.child.pid)
    const fresh = ['api', 'worker'].map((name) =>
      now.find(({ pid, command }) => command.endsWith(`main.js ${name}`) && pid !== processOf(name)?.pid),
    )
    return fresh.every(Boolean) && (await answers('/readyz')) && now
  })
  expect(await answers(`/api/invitations/${slug}/preview`)).toBe(true)

  const second = run('all', { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) })
  expect(await second.ended).toBe(1)
  expect(second.said()).toMatch(/^Another Velada \(process \d+\) is using DATA_DIR .*\.\n$/)
  expect(await answers('/readyz')).toBe(true)

  velada.child.kill('SIGTERM')
  expect(await velada.ended).toBe(0)
  expect([...before, ...again].filter(({ pid }) => isAlive(pid))).toEqual([])

  const later = run('all', ports)
  await ready(later)
  expect(await answers(`/api/invitations/${slug}/preview`)).toBe(true)
  const children = descendantsOf(later.child.pid).filter(({ command }) => command.includes('main.js'))
  later.child.kill('SIGKILL')
  await later.ended
  await eventually('its processes end with a supervisor that was killed', () =>
    children.every(({ pid }) => !isAlive(pid)),
  )
})

test('told to stop while it is starting, it leaves nobody either', async () => {
  const velada = run('all', ports)
  const below = await eventually('the database is starting', () => {
    const processes = descendantsOf(velada.child.pid)
    return processes.some(({ command }) => command.includes('postgres')) && processes
  })
  velada.child.kill('SIGTERM')
  expect(await velada.ended).toBe(0)
  expect(below.filter(({ pid }) => isAlive(pid))).toEqual([])
  expect(velada.said()).toBe('')
})

test('npm run database says where it is, and keeps its password to itself', async () => {
  const folder = join(dataDir, 'apart')
  const database = run('database', { DATA_DIR: folder })
  await eventually('it says so', () => database.said().includes('PostgreSQL is ready'))
  database.child.kill('SIGTERM')
  await database.ended
  const port = readFileSync(join(folder, 'database-port'), 'utf8')
  expect(database.said()).toContain(`postgres://velada@127.0.0.1:${port}/postgres`)
  expect(database.said()).not.toContain(readFileSync(join(folder, 'database-password'), 'utf8'))
})

const nowhere = `postgres://velada:clave-secreta@127.0.0.1:${await freePort()}/velada`
test.each([
  ['all', { PORT: String(await takenPort()) }, /^PORT \d+ is in use: /],
  ['all', { SANDBOX_PORT: String(await takenPort()) }, /^SANDBOX_PORT \d+ is in use: /],
  ['all', { PORT: 'tres mil' }, /^The setting PORT is not valid: /],
  ['all', { PORT: '4000', SANDBOX_PORT: '4000' }, /^PORT and SANDBOX_PORT are both 4000: /],
  [
    'all',
    { DATABASE_URL: 'mysql://velada:clave-secreta@localhost/velada' },
    /^The setting DATABASE_URL is not valid: /,
  ],
  [
    'all',
    { DATABASE_URL: 'postgres://velada:clave-secreta@localhost:puerto/velada' },
    /^DATABASE_URL does not open a database: /,
  ],
  [
    'all',
    { DATABASE_URL: 'postgres://velada:clave-secreta@no-existe.invalid/velada' },
    /^DATABASE_URL does not open a database: /,
  ],
  ['all', { DATABASE_URL: nowhere }, /^DATABASE_URL does not open a database: /],
  ['all', { STRIPE_SECRET_KEY: 'sk_live_clave-secreta' }, /^Live providers need all their keys: /],
  ['all', { NODE_ENV: 'production' }, /^Production needs the providers' live keys \(.*SANDBOX=true/],
  ['all', { NODE_ENV: 'production', SANDBOX: 'true' }, /^SESSION_PASSWORD is required in production/],
  ['sandbox', { NODE_ENV: 'production' }, /^Production needs the providers' live keys \(/],
  ['api', { TRUST_PROXY: 'true' }, /^TRUST_PROXY is now PROXY_HOPS: /],
  ['database', { DATABASE_URL: nowhere }, /^DATABASE_URL is set, so there is no embedded database to start/],
  ['api', { DATA_DIR: join(dataDir, 'vacío') }, /^There is no database: /],
  ['nada', {}, /^There is no process 'nada'\./],
] as [string, Record<string, string>, RegExp][])(
  '%s with %j ends at once with one sentence',
  { concurrent: true },
  async (name, settings, sentence) => {
    // Ports of its own: to see whether one is in use, a process takes it for a moment.
    const own = { PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) }
    const refused = run(name, { ...own, ...settings })
    expect(await refused.ended).toBe(1)
    expect(refused.said()).toMatch(sentence)
    expect(refused.said()).toMatch(/^[^\n]+[.)]\n$/)
    expect(refused.said()).not.toContain('clave-secreta')
  },
)
