import ExcelJS from 'exceljs'
import { noChoices } from '../../domain/party/import/list-choices.ts'
import { createAccount } from '../accounts/create-account.ts'
import { readList } from '../guests/import/read-list.ts'
import { importList } from '../guests/imports/import-list.ts'
import { inTransaction } from '../platform/database.ts'
import { anEvent } from '../testing/factories.ts'
import type { Figure } from './figure.ts'
import { median } from './stand.ts'

const rows = 10_000

/** Importing a list of 10,000 parties, against exceljs only reading the file. */
export async function measureImport(): Promise<Figure> {
  const file = await aList()
  const accountId = await inTransaction((trx) =>
    createAccount(trx, 'import@bench.example', 'un-banco-de-pruebas', []),
  )
  const rounds: { ours: number; bare: number }[] = []
  for (let round = 0; round < 6; round++) {
    const { id } = await anEvent({ accountId })
    const bare = await timed(async () => {
      await new ExcelJS.Workbook().xlsx.load(file as unknown as ArrayBuffer)
    })
    const ours = await timed(async () => {
      const reading = await readList(file, 'lista.xlsx', noChoices, { country: 'ES' })
      const { imported } = await inTransaction((trx) => importList(trx, id, reading, noChoices.edits))
      if (imported !== rows) throw new Error(`imported ${imported}`)
    })
    // The first round includes loading the libraries.
    if (round > 0) rounds.push({ ours, bare })
  }
  const [ours, baseline] = [median(rounds.map((one) => one.ours)), median(rounds.map((one) => one.bare))]
  return {
    figure: 'import-10000-rows',
    value: ours,
    unit: 'ms',
    baseline: { what: 'exceljs reading the same file', value: baseline },
    ratio: ours / baseline,
    aim: 'ratio ≤ 1.6',
    holds: ours / baseline <= 1.6,
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export async function aList(): Promise<Buffer> {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('Invitados')
  sheet.addRow(['Nombre', 'Email', 'Teléfono', 'Grupo', 'Máximo de invitados', 'Intolerancias'])
  for (let row = 0; row < rows; row++)
    sheet.addRow([
      `Invitada Número ${row}`,
      `invitada${row}@correo.example`,
      `+346${String(10_000_000 + row).slice(0, 8)}`,
      row % 3 ? 'Familia' : 'Amigos',
      (row % 5) + 1,
      row % 10 ? '' : 'Celíaca',
    ])
  return Buffer.from(await book.xlsx.writeBuffer())
}
