import { describe, expect, test } from 'vitest'
import { noChoices } from '../../../../domain/party/import/list-choices.ts'
import type { ListReading } from '../../../../domain/party/import/list-reading.ts'
import { foldHeader } from '../../spreadsheet/fold.ts'
import { readSheets } from '../../spreadsheet/read-sheets.ts'
import type { Sheet } from '../../spreadsheet/sheet.ts'
import { childWords, companionWords } from '../names/words.ts'
import { readWholeList } from '../read-whole-list.ts'
import { understandList } from '../understand-list.ts'
import { kindOfValue } from '../values/kind-of-value.ts'
import { saysWhoComes } from '../values/profile.ts'
import { disguise, randomOf } from './disguise.ts'
import { judge } from './judge.ts'
import { expectedLists, listBytes } from './expected-lists.ts'

const names = Object.keys(expectedLists)
const context = { country: 'ES' }

describe('lists that people really keep', () => {
  test.each(Object.entries(expectedLists))(
    '%s comes in as a sensible person would want it',
    async (name, expected) => {
      expect(judge(expected, await readWholeList(listBytes(name), name)).wrong).toEqual([])
    },
  )

  test('nine of ten come in right with other headings and their columns in another order', async () => {
    const wrong: string[] = []
    let seed = 20_261_122
    for (const [name, expected] of Object.entries(expectedLists)) {
      const sheets = await readSheets(listBytes(name), name)
      for (let time = 0; time < 3; time++) {
        const reading = understandList(disguise(sheets, randomOf(seed++)), noChoices, context)
        const verdict = judge(expected, reading)
        if (verdict.wrong.length > 0) wrong.push(`${name} (seed ${seed - 1}): ${verdict.wrong.join('; ')}`)
      }
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(names.length * 3 * 0.1)
  })

  test.each(names)('%s loses nobody in silence', async (name) => {
    const sheets = await readSheets(listBytes(name), name)
    expect(lostIn(sheets, understandList(sheets, noChoices, context))).toEqual([])
  })
})

/** Cells of names whose words are in no party, and whose rows are neither in a problem nor told as unread. */
function lostIn(sheets: readonly Sheet[], reading: ListReading): string[] {
  const told = new Set([
    ...reading.problems.flatMap(({ rows }) => rows.map(({ sheet, row }) => `${sheet}!${row}`)),
    ...reading.unread.flatMap(({ sheet, rows }) => rows.map((row) => `${sheet}!${row}`)),
  ])
  const read = foldHeader(
    reading.parties
      .flatMap((party) => [party.name, party.notes, party.group, ...party.people.map(({ name }) => name)])
      .join(' | '),
  )
  const named = new Set(['name', 'surname', 'companionName', 'householdName'])
  return reading.columns
    .filter(({ field }) => named.has(field))
    .flatMap(({ sheet, index, header }) =>
      (sheets.find(({ name }) => name === sheet)?.rows ?? []).flatMap((row) => {
        const text = row.cells[index]?.text.trim() ?? ''
        if (text === header || kindOfValue(text) !== 'name' || told.has(`${sheet}!${row.number}`)) return []
        if (row.cells[index]?.repeated || saysWhoComes(text)) return []
        const missing = foldHeader(text)
          .split(' ')
          .filter((word) => word.length > 3 && !companionWords.has(word) && !childWords.has(word))
        return missing.filter((word) => !read.includes(word)).map((word) => `${sheet}!${row.number}: ${word}`)
      }),
    )
}
