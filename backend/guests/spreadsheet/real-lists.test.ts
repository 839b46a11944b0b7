import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSheets } from './read-sheets.ts'

const lists = join(import.meta.dirname, '../import/lists')
const expected: Record<string, { sheets: { name: string }[] }> = JSON.parse(
  readFileSync(join(lists, 'expected.json'), 'utf8'),
)

/** Rows with content of each sheet, headings, titles and totals among them. */
const rows: Record<string, number[]> = {
  'r01-telefono-boletos.xls': [70],
  'r03-name-phone-maxguests.csv': [61],
  'r05-n-pases.xlsx': [93],
  'r07-id-invitados-pases.csv': [89],
  'r09-boletos-mesa.xlsx': [8],
  'r11-acompanantes-relacion.csv': [27],
  'r13-dos-titulos-acompanantes.xlsx': [35],
  'r15-esposa-n-invitados-combinadas.xlsx': [65],
  'r17-numero-invite-type-whatsapp.xlsx': [161],
  'r19-sin-cabecera-tabulado.csv': [193],
  'r21-cuatro-hojas-personas.xlsm': [167, 151, 80, 77],
  'r23-nombres-por-lineas.xlsx': [38],
  'r25-apellido-nombre-mesa.csv': [267],
  'r27-nombre-mesa.xlsx': [241],
  'r29-una-columna-sin-cabecera.csv': [74],
  'r31-sin-cabecera-telefono.csv': [18],
  'r33-nombre-url.csv': [78],
  'r35-email-telefono-grupo.csv': [67],
  'r37-plantilla-con-formulas.xlsx': [93, 4, 3, 29],
  'r39-dos-titulos-acompanantes.csv': [35],
  'r41-hebreo-dos-cabeceras.xlsx': [297],
  'r43-chino-note-link.xlsx': [87],
  'r45-aleman-tel-num.xlsx': [126, 0],
  'r47-mr-mrs-number-remove.xlsx': [121],
  'r49-joy-export-dos-hojas.xlsx': [301, 301],
  'r51-group-members-size.xlsx': [88],
  'r53-address-guests.xls': [151],
  'r55-secciones-total-fracciones.xlsx': [51],
  'r57-confirmacion-mas-uno.xlsx': [2],
  'r58-acompanante-menu-autobus.xlsx': [3],
  'r59-institucion-celular-doble.csv': [32],
  'r62-una-sola-cabecera.xlsx': [65],
}

test.each(readdirSync(lists).filter((name) => /\.(?:csv|xls[xm]?)$/.test(name)))(
  '%s reads into its sheets and rows',
  async (name) => {
    const sheets = await readSheets(readFileSync(join(lists, name)), name)
    expect(sheets.map((sheet) => sheet.name)).toEqual(expected[name]?.sheets.map((sheet) => sheet.name))
    expect(sheets.map((sheet) => sheet.rows.length)).toEqual(rows[name])
  },
)

test('what the real lists hide and merge is told', async () => {
  const sheetsOf = (name: string) => readSheets(readFileSync(join(lists, name)), name)
  const [declined] = await sheetsOf('r49-joy-export-dos-hojas.xlsx')
  expect(declined?.rows.filter(({ hidden }) => hidden)).toHaveLength(94)
  const [first] = await sheetsOf('r21-cuatro-hojas-personas.xlsm')
  expect(first?.rows.filter(({ hidden }) => hidden)).toHaveLength(19)
  const [couples] = await sheetsOf('r15-esposa-n-invitados-combinadas.xlsx')
  expect(couples?.merges).toHaveLength(24)
})
