import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ensureSecret } from '../platform/data-dir-secret.ts'
import { startEmbeddedDatabase } from '../platform/embedded-database.ts'
import { findBinaries } from '../platform/postgres-binaries.ts'
import { eventually } from '../testing/client.ts'

const folder = mkdtempSync(join(tmpdir(), 'velada-first-start-'))
const started = new Set<ChildProcess>()
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** A child process that runs these lines; `ended` resolves with its output. */
function run(lines: string, temporary = tmpdir()): { child: ChildProcess; ended: Promise<string> } {
  const code = `
    import { startEmbeddedDatabase } from '${resolve('backend/platform/embedded-database.ts')}'
    import { ensureCluster } from '${resolve('backend/platform/postgres-cluster.ts')}'
    import { runnableBinaries } from '${resolve('backend/platform/postgres-binaries.ts')}'
    import { ensureSecret } from '${resolve('backend/platform/data-dir-secret.ts')}'
    const say = (text) => process.stdout.write(text)
    try { ${lines} } catch (error) { say(error.message) }`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH ?? '', TMPDIR: temporary },
  })
  started.add(child)
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk))
  return { child, ended: new Promise((finish) => child.once('close', () => finish(said))) }
}

/** The packed PostgreSQL in a private folder, like a home directory. */
async function privateBinaries(): Promise<{ closed: string; found: { postgres: string; initdb: string } }> {
  const { postgres } = await findBinaries()
  const closed = join(folder, 'private')
  const native = join(closed, 'package', 'native')
  if (!existsSync(native)) {
    mkdirSync(closed, { mode: 0o700 })
    cpSync(dirname(dirname(postgres)), native, { recursive: true, verbatimSymlinks: true })
    writeFileSync(join(dirname(native), 'package.json'), JSON.stringify({ version: `0.0.0-${process.pid}` }))
  }
  return { closed, found: { postgres: join(native, 'bin/postgres'), initdb: join(native, 'bin/initdb') } }
}

test('initdb: Permission denied: the database is made also as root with project and TMPDIR private to root', async () => {
  const { closed, found } = await privateBinaries()
  const temporary = join(closed, 'tmp')
  mkdirSync(temporary, { mode: 0o700 })
  const data = join(closed, 'data')
  const lines = `
    ensureSecret('${data}', 'database-password')
    const binaries = runnableBinaries(${JSON.stringify(found)})
    const passwordFile = '${data}/database-password'
    ensureCluster(binaries, '${data}/postgres', { user: 'velada', passwordFile, durable: false })
    say('made')`
  try {
    expect(await Promise.all([run(lines, temporary).ended])).toEqual(['made'])
    expect(readdirSync(data).sort()).toEqual(['database-password', 'postgres'])
  } finally {
    for (const copy of globSync(`{/tmp,/var/tmp}/velada-postgres-0.0.0-${process.pid}*`))
      rmSync(copy, { recursive: true })
  }
})

test('where the server’s user can enter no folder, a sentence says what to do', async () => {
  const { closed, found } = await privateBinaries()
  const asRoot = process.getuid?.() === 0
  const expected = asRoot
    ? /who can run it neither in .*: set TMPDIR to a folder that everybody may enter/
    : /^$/
  const said = await run(`runnableBinaries(${JSON.stringify(found)}, ['${closed}'])`).ended
  expect(said).toMatch(expected)
})

test('an initdb that was killed half-way is done again', async () => {
  const dataDir = join(folder, 'half')
  const first = run(`await startEmbeddedDatabase({ dataDir: '${dataDir}', settings: ['fsync=off'] })`)
  await eventually('the cluster is being made', () => globSync(`${dataDir}/postgres*/PG_VERSION`).length > 0)
  first.child.kill('SIGKILL')
  await first.ended
  const database = await startEmbeddedDatabase({ dataDir, settings: ['fsync=off'] })
  expect(database.url).toContain('postgres://')
  await database.stop()
  expect(globSync(`${dataDir}/postgres.*`)).toEqual([])
})

test('of two first starts at once in one data directory, one makes the database and the other says who has it', async () => {
  const dataDir = join(folder, 'both')
  const lines = `
    await startEmbeddedDatabase({ dataDir: '${dataDir}', settings: ['fsync=off'] })
    say('ready')`
  const [one, two] = [run(lines), run(lines)]
  const refused = await Promise.race([one.ended, two.ended])
  expect(refused).toMatch(/^Another Velada \(process \d+\) is using DATA_DIR /)
  const owner = Number.parseInt(readFileSync(join(dataDir, 'database-owner'), 'utf8'), 10)
  const winner = [one, two].find(({ child }) => child.pid === owner)
  await eventually('the other is ready', () => existsSync(join(dataDir, 'postgres/postmaster.pid')))
  winner?.child.kill('SIGKILL')
  expect(await winner?.ended).toMatch(/^(ready)?$/)
  // The next start ends the orphaned server.
  await (await startEmbeddedDatabase({ dataDir, settings: ['fsync=off'] })).stop()
})

test('a database that another major version of PostgreSQL made is refused with both versions, and left as it is', async () => {
  const dataDir = join(folder, 'older')
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '16\n')
  writeFileSync(join(dataDir, 'postgres/kept'), '')
  const said = await run(`await startEmbeddedDatabase({ dataDir: '${dataDir}' })`).ended
  expect(said).toMatch(/was made by PostgreSQL 16, and this Velada brings 18: /)
  expect(readdirSync(join(dataDir, 'postgres'))).toEqual(['PG_VERSION', 'kept'])
})

test('the embedded database comes back at its port, also when that was taken during a restart', async () => {
  const dataDir = join(folder, 'port')
  const first = await startEmbeddedDatabase({ dataDir, settings: ['fsync=off'] })
  await first.stop()
  const taken = createServer()
  await new Promise<void>((done) => taken.listen(Number(new URL(first.url).port), '127.0.0.1', done))
  const again = startEmbeddedDatabase({ dataDir, settings: ['fsync=off'] })
  const early = await Promise.race([
    again.then(() => 'moved'),
    new Promise((done) => setImmediate(done, 'waits')),
  ])
  expect(early).toBe('waits')
  await new Promise((done) => taken.close(done))
  const second = await again
  expect(second.url).toBe(first.url)
  await second.stop()
})

test('at a first start, with nobody connected yet, a taken port is left to whoever has it', async () => {
  const dataDir = join(folder, 'port')
  const port = Number(readFileSync(join(dataDir, 'database-port'), 'utf8'))
  const taken = createServer()
  await new Promise<void>((done) => taken.listen(port, '127.0.0.1', done))
  const database = await startEmbeddedDatabase({ dataDir, settings: ['fsync=off'], mayMove: true })
  await new Promise((done) => taken.close(done))
  await database.stop()
  expect(Number(new URL(database.url).port)).not.toBe(port)
})

test('a secret is the same for processes that make it at once, and half of one is not taken for it', async () => {
  const dataDir = join(folder, 'secret')
  const lines = `say(ensureSecret('${dataDir}', 'session-password'))`
  const said = await Promise.all([1, 2, 3, 4].map(() => run(lines).ended))
  expect(new Set(said).size).toBe(1)
  expect(said[0]?.length).toBeGreaterThanOrEqual(32)
  expect(readdirSync(dataDir)).toEqual(['session-password'])
  writeFileSync(join(dataDir, 'session-password'), '')
  expect(() => ensureSecret(dataDir, 'session-password')).toThrow(/holds no whole secret: remove it/)
})
