import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '../backend/testing/client.ts'

const folder = mkdtempSync(join(tmpdir(), 'velada-fresh-'))
const started = new Set<ChildProcess>()
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** A process that runs these lines with what `scripts/` offers; `said` is all that it wrote. */
function run(script: string, lines: string): { child: ChildProcess; ended: Promise<string> } {
  const code = `import * as script from '${resolve('scripts', script)}'\n${lines}`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', TMPDIR: folder },
  })
  started.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk))
  return { child, ended: new Promise((finish) => child.once('close', () => finish(said))) }
}

const unpack = (into: string) =>
  run('find-chromium.mjs', `process.stdout.write(await script.unpackChromium('${into}'))`)
const versionOf = (file: string) => spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout

test('spawn ETXTBSY: several processes ask at once on a machine that never unpacked Chromium, and each can run it', async () => {
  const into = join(folder, 'at-once', 'chromium-1')
  const code = `
    import { spawnSync } from 'node:child_process'
    const file = await script.unpackChromium('${into}')
    const { stdout, error } = spawnSync(file, ['--version'], { encoding: 'utf8' })
    process.stdout.write(String(error ?? stdout).trim())`
  const said = await Promise.all([1, 2, 3, 4].map(() => run('find-chromium.mjs', code).ended))
  expect(said).toEqual(Array(4).fill(expect.stringMatching(/^Chromium \d+/)))
  // Neither the lock nor what was being unpacked is left, and nothing in the temporary folder.
  expect(readdirSync(join(folder, 'at-once'))).toEqual(['chromium-1'])
  expect(readdirSync(folder).filter((name) => name !== 'at-once')).toEqual([])
})

test('a process killed while it unpacks Chromium leaves nothing that the next takes for a browser', async () => {
  const into = join(folder, 'killed', 'chromium-1')
  const first = unpack(into)
  const half = `${into}.unpacking`
  await eventually('half of it is written', () => existsSync(half) && readdirSync(half).includes('chromium'))
  first.child.kill('SIGKILL')
  expect(existsSync(into)).toBe(false)
  expect(versionOf(await unpack(into).ended)).toMatch(/^Chromium \d+/)
})

/** Takes the lock, writes 'in' and 'out' into a file, `ms` apart. */
const hold = (lock: string, journal: string, ms: number) =>
  run(
    'alone.mjs',
    `import { appendFileSync } from 'node:fs'
     await script.alone('${lock}', async () => {
       appendFileSync('${journal}', 'in ')
       await new Promise((done) => setTimeout(done, ${ms}))
       appendFileSync('${journal}', 'out ')
     })`,
  )

test('what is prepared at first use is prepared by one process at a time, also after the one before was killed', async () => {
  const [lock, journal] = [join(folder, 'lock'), join(folder, 'journal')]
  const killed = hold(lock, journal, 60_000)
  await eventually('the first is at work', () => existsSync(journal))
  const waiting = [1, 2, 3, 4, 5].map(() => hold(lock, journal, 20))
  killed.child.kill('SIGKILL')
  await Promise.all(waiting.map(({ ended }) => ended))
  expect(readFileSync(journal, 'utf8')).toBe(`in ${'in out '.repeat(5)}`)
  expect(existsSync(lock)).toBe(false)
})

test('a lock of a process that is gone does not hold because its number was given to another', async () => {
  const [lock, journal] = [join(folder, 'reused'), join(folder, 'reused-journal')]
  // This process lives, but did not start then.
  writeFileSync(lock, `${process.pid} 1`)
  await hold(lock, journal, 1).ended
  expect(readFileSync(journal, 'utf8')).toBe('in out ')
})

test('a lock is held until the child of a killed holder has ended, such as an npm ci that goes on', async () => {
  const [lock, journal, pidFile] = [join(folder, 'child'), join(folder, 'child-journal'), join(folder, 'pid')]
  const parent = run(
    'alone.mjs',
    `import { spawn } from 'node:child_process'
     import { writeFileSync } from 'node:fs'
     await script.alone('${lock}', async (alsoHeldBy) => {
       const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
       alsoHeldBy(child.pid)
       writeFileSync('${pidFile}', String(child.pid))
       await new Promise(() => {})
     })`,
  )
  const child = await eventually(
    'the child runs',
    () => existsSync(pidFile) && Number(readFileSync(pidFile, 'utf8')),
  )
  parent.child.kill('SIGKILL')
  const next = hold(lock, journal, 1)
  const { child: late, ended } = hold(join(folder, 'free'), join(folder, 'free-journal'), 500)
  expect(late.pid).toBeDefined()
  await ended
  expect(existsSync(journal)).toBe(false)
  process.kill(child, 'SIGKILL')
  await next.ended
  expect(readFileSync(journal, 'utf8')).toBe('in out ')
})
