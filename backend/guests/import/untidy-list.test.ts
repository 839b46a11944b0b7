import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyParty } from '../../../domain/party/party-fields.ts'
import { readWholeList } from './read-whole-list.ts'

const read = (name: string) =>
  readWholeList(readFileSync(join(import.meta.dirname, '../spreadsheet/fixtures', name)), name)

describe('the lists people really have', () => {
  test('an untidy list gives its 62 parties, the repeated one once and a reason for each bad row', async () => {
    const { parties, problems, unread } = await read('lista-desordenada.xlsx')
    expect(parties).toHaveLength(62)
    const told = problems.map(({ kind, rows }) => [kind, rows.map(({ row, index }) => [row, index])])
    expect(Object.fromEntries(told)).toEqual({
      repeated: [[68, null]],
      name: [[69, 0]],
      seats: [
        [72, 4],
        [73, 4],
      ],
      phone: [[71, 3]],
      email: [[70, 2]],
    })
    expect(unread.map(({ rows }) => rows)).toEqual([[], [1, 3], [75]])
    expect(parties.map(({ name }) => name)).not.toContain('TOTAL')
    const ofRow = (row: number) => parties.find(({ rows }) => rows[0] === row)
    expect(ofRow(5)).toMatchObject({
      ...emptyParty,
      name: 'Claudia Pérez Martín',
      group: 'Amigos',
      phone: '+34671006040',
      maxGuests: 2,
      notes: 'celíaca',
    })
    expect(ofRow(10)?.email).toBe('carlos.sanchez1005@boda.example')
    expect(ofRow(19)?.email).toBe('diego.lopez1014@mail.example')
    expect(parties.reduce((sum, { maxGuests }) => sum + maxGuests, 0)).toBe(143)
  })

  test.each([
    ['lista-limpia-150.xlsx', 150],
    ['lista-antigua.xls', 80],
  ])('%s gives %i parties', async (name, count) => {
    expect((await read(name)).parties).toHaveLength(count)
  })
})
