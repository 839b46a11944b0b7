import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noChoices } from '../../../domain/party/import/list-choices.ts'
import { gridWriters } from '../spreadsheet/a-grid.ts'
import { aWorkbook } from '../spreadsheet/a-workbook.ts'
import { readSheets } from '../spreadsheet/read-sheets.ts'
import { laidOut, layoutNames } from './random/random-layouts.ts'
import { randomParties } from './random/random-parties.ts'
import { understandList } from './understand-list.ts'

test.each(layoutNames)(
  'random lists with %s read back as the parties that they were made of',
  {
    timeout: 120_000,
  },
  async (layout) => {
    await fc.assert(
      fc.asyncProperty(
        randomParties,
        fc.nat(40),
        fc.constantFrom('xlsx' as const, 'ods' as const, 'csv' as const),
        async (made, at, kind) => {
          const { grid, parties, merges } = laidOut(layout, made, at)
          const { name, bytes } = merges
            ? {
                name: 'lista.xlsx',
                bytes: await aWorkbook(grid, (sheet) => {
                  for (const range of merges) sheet.mergeCells(range)
                }),
              }
            : await gridWriters[kind](grid)
          const reading = understandList(await readSheets(bytes, name), noChoices, { country: 'ES' })
          expect(
            reading.parties.map(({ people, maxGuests, group, phone, email }) => ({
              people: people.flatMap((one) => one.name ?? []),
              seats: maxGuests,
              group,
              phone,
              email,
            })),
          ).toEqual(parties)
        },
      ),
      { numRuns: 20 },
    )
  },
)
