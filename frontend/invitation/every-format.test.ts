import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { defaultFormat, type Format, formatKeys } from '../../domain/event/formats.ts'
import { loadFormat } from './load-format.ts'

const namesIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace('.tsx', ''))

test.each(['formats', 'link-picture/designs', 'link-picture/cards'])(
  '%s holds a file for each format, and for nothing else',
  (folder) => {
    expect(namesIn(folder).sort()).toEqual([...formatKeys].sort())
  },
)

test('a format that nobody knows is shown as the default one', async () => {
  expect(await loadFormat('unknown' as Format)).toBe(await loadFormat(defaultFormat))
})
