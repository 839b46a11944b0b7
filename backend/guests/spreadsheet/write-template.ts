import ExcelJS from 'exceljs'
import { headings, partyFields, partyKeys } from '../../../domain/party/party-fields.ts'
import { seatLimits } from '../../../domain/party/seat-limits.ts'

const columns = partyKeys.map((key) => ({
  key,
  heading: headings[key],
  ...partyFields[key].template,
}))

const advice = [
  'Rellena la hoja «Invitados» y sube el archivo desde tu panel, en la pestaña de importar.',
  'Solo el nombre es obligatorio. Puedes cambiar el orden de las columnas o borrar las que no uses.',
  'También se entiende una columna «Acompañantes»: las personas que vienen además del invitado.',
  'Las filas con algún error no se importan: te diremos cuáles son y por qué, y podrás subirlas otra vez.',
  'Si subes la lista de nuevo, los invitados que ya estaban no se repiten.',
]

let written: Promise<Buffer> | undefined

/**
 * An empty guest list for the import, with its examples on a separate sheet so that none is imported. Created
 * once, since it is the same for everybody.
 */
export function writeTemplate(): Promise<Buffer> {
  written ??= newTemplate()
  return written
}

async function newTemplate(): Promise<Buffer> {
  const book = new ExcelJS.Workbook()
  book.creator = 'Velada'
  addList(book)
  addInstructions(book)
  return Buffer.from(await book.xlsx.writeBuffer())
}

function addList(book: ExcelJS.Workbook) {
  const sheet = book.addWorksheet('Invitados', { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = columns.map(({ key, heading, width }) => ({
    header: heading,
    width,
    // As text, a phone keeps its + and its zeros.
    style: { numFmt: key === 'maxGuests' ? '0' : '@' },
  }))
  paintHeader(sheet.getRow(1))
  const seats = sheet.getColumn(partyKeys.indexOf('maxGuests') + 1).letter
  validateBelow(sheet, seats, {
    type: 'whole',
    operator: 'between',
    formulae: [seatLimits.min, seatLimits.max],
    allowBlank: true,
    showErrorMessage: true,
    errorTitle: headings.maxGuests,
    error: `Escribe un número entero de ${seatLimits.min} a ${seatLimits.max}`,
  })
}

/** Rows of the template with data validation for the seats. */
const rowsChecked = 2_000

type Validations = { add: (range: string, rule: ExcelJS.DataValidation) => void }

/** One validation rule for many cells, which exceljs supports but its types do not have. */
function validateBelow(sheet: ExcelJS.Worksheet, letter: string, rule: ExcelJS.DataValidation) {
  const { dataValidations } = sheet as unknown as { dataValidations: Validations }
  dataValidations.add(`${letter}2:${letter}${rowsChecked + 1}`, rule)
}

function addInstructions(book: ExcelJS.Workbook) {
  const sheet = book.addWorksheet('Instrucciones')
  sheet.columns = [{ width: 24 }, { width: 84 }, { width: 34 }]
  sheet.addRow(['Cómo preparar tu lista de invitados']).font = { bold: true, size: 14 }
  for (const line of advice) sheet.addRow([`· ${line}`])
  sheet.addRow([])
  paintHeader(sheet.addRow(['Columna', 'Qué se escribe', 'Ejemplo']))
  for (const { heading, explained, example } of columns) {
    sheet.addRow([heading, explained, example]).alignment = { wrapText: true, vertical: 'top' }
  }
}

function paintHeader(row: ExcelJS.Row) {
  row.eachCell((cell) => {
    cell.font = { bold: true, color: { argb: 'FFFFFFFF' } }
    cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FF1A1A1A' } }
    cell.alignment = { vertical: 'middle' }
  })
  row.height = 22
}
