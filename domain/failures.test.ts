import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failures } from './failures.ts'

const root = join(import.meta.dirname, '..')
const sources = globSync('{domain,backend,frontend,emails}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file) && file !== 'domain/failures.ts',
)

test('the message of a failure stands in one place', () => {
  // A message with details is known by what stands before the first of them.
  const starts = Object.values(failures)
    .map(([, text]) => text.split('{')[0]?.trim() ?? '')
    .filter((start) => start.length > 12)
  const copies = sources.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return starts
      .filter((start) => ["'", '"', '>', '`'].some((mark) => text.includes(`${mark}${start}`)))
      .map((start) => `${file}: ${start}`)
  })
  expect(copies).toEqual([])
})

test('every failure has a client or server status and a message that ends without a stray brace', () => {
  for (const [code, [status, text]] of Object.entries(failures)) {
    expect(status, code).toBeGreaterThanOrEqual(400)
    expect(status, code).toBeLessThan(600)
    expect(text.replace(/\{\w+\}/g, ''), code).not.toMatch(/[{}]/)
  }
})
