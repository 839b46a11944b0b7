import { noChoices } from '../../domain/party/import/list-choices.ts'
import { createAccount } from '../accounts/create-account.ts'
import { readList } from '../guests/import/read-list.ts'
import { previewImport } from '../guests/imports/preview-import.ts'
import { gridWriters } from '../guests/spreadsheet/a-grid.ts'
import { inTransaction } from '../platform/database.ts'
import { anEvent } from '../testing/factories.ts'
import { longestStall } from '../testing/longest-stall.ts'
import type { Figure } from './figure.ts'
import { aLongList } from './reading.ts'
import { median } from './stand.ts'

/** Looking at the longest list, from its bytes to the last one of the response, and how long the api stands still in it. */
export async function* measureLook(): AsyncGenerator<Figure> {
  const { bytes, name } = await gridWriters.xlsx(aLongList)
  const accountId = await inTransaction((trx) =>
    createAccount(trx, 'look@bench.example', 'un-banco-de-pruebas', []),
  )
  const { id } = await anEvent({ accountId })
  const rounds: { took: number; still: number }[] = []
  for (let round = 0; round < 6; round++) {
    const stall = longestStall()
    const start = performance.now()
    const preview = await previewImport(id, await readList(bytes, name, noChoices, { country: 'ES' }))
    for await (const _ of preview);
    const took = performance.now() - start
    const still = stall().longest
    // The first round starts the process that reads.
    if (round > 0) rounds.push({ took, still })
  }
  const took = median(rounds.map((one) => one.took))
  const still = median(rounds.map((one) => one.still))
  yield { figure: 'look-20000-rows', value: took, unit: 'ms', aim: '≤ 1500', holds: took <= 1_500 }
  yield { figure: 'look-api-still', value: still, unit: 'ms', aim: '≤ 100', holds: still <= 100 }
}
