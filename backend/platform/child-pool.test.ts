import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '../testing/client.ts'
import { longestStall } from '../testing/longest-stall.ts'
import { childPool, endChildren } from './child-pool.ts'
import { log } from './log.ts'

log.level = 'silent'
const file = join(import.meta.dirname, '../testing/a-child.ts')
const limits = { children: 2, waiting: 2, megabytes: 300, milliseconds: 15_000, idleMilliseconds: 60_000 }
const pool = (changed: Partial<typeof limits> = {}) =>
  childPool<string>({ file, limits: { ...limits, ...changed }, exhausted: 'spreadsheet-unreadable' })
type Pool = ReturnType<typeof pool>

async function done(from: Pool, input: string): Promise<unknown[]> {
  const parts: unknown[] = []
  await from.work(input, (part) => parts.push(part))
  return parts
}
const isAlive = (pid: number) => {
  try {
    // A zombie process still has its pid.
    const state = existsSync('/proc') ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ''
    return process.kill(pid, 0) && !state.includes(') Z ')
  } catch {
    return false
  }
}
afterAll(endChildren)

test('a warm process is used again, and it knows no setting of ours', async () => {
  const one = pool()
  const [pid] = await done(one, 'nothing')
  expect(await done(one, 'settings')).toEqual([pid, []])
})

test.each(['loop', 'grow'])(
  'a work that does not end (%s) is ended, and the next has a new process',
  async (work) => {
    const milliseconds = 5_000
    const one = pool({ milliseconds })
    const [first] = await done(one, 'nothing')
    const stall = longestStall()
    await expect(done(one, work)).rejects.toThrow('No se puede leer el archivo')
    // A work done in this thread would hold it for all the time that it is given.
    expect(stall().longest).toBeLessThan(milliseconds / 2)
    const [second] = await done(one, 'nothing')
    expect(second).not.toBe(first)
    expect(isAlive(first as number)).toBe(false)
  },
)

test('a mistake of ours in a process is one here, and says what it was', async () => {
  await expect(done(pool(), 'fault')).rejects.toThrow('a mistake')
})

test('no more processes than allowed, as many works wait as may, and the next hears that we are busy', async () => {
  const one = pool({ milliseconds: 4_000 })
  const works = Array.from({ length: 5 }, (_, at) =>
    done(one, at < 2 ? 'loop' : 'nothing').catch((error) => error.code),
  )
  const [first, second, third, fourth, fifth] = await Promise.all(works)
  expect([first, second, fifth]).toEqual(['spreadsheet-unreadable', 'spreadsheet-unreadable', 'busy'])
  expect([third, fourth]).toEqual([[expect.any(Number)], [expect.any(Number)]])
})

test('a process that still works ends with who started it, even when that one is killed', async () => {
  const program = `import { childPool } from ${JSON.stringify(join(import.meta.dirname, 'child-pool.ts'))}
    const pool = childPool({ file: ${JSON.stringify(file)}, limits: ${JSON.stringify(limits)}, exhausted: 'busy' })
    await pool.work('loop', (pid) => console.log(pid))`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = await new Promise<number>((resolve) =>
    parent.stdout.once('data', (text) => resolve(Number(text))),
  )
  expect(isAlive(pid)).toBe(true)
  parent.kill('SIGKILL')
  await eventually('the child is gone', () => !isAlive(pid))
})

test('ending the pools ends their processes', async () => {
  const one = pool()
  let pid = 0
  const refused = expect(
    one.work('loop', (part) => {
      pid = Number(part)
      void endChildren()
    }),
  ).rejects.toThrow()
  await refused
  await eventually('the child is gone', () => !isAlive(pid))
})
