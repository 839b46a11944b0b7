import ExcelJS from 'exceljs'

/** For tests: the bytes of an .xlsx whose first sheet has these rows. */
export async function aWorkbook(
  rows: ExcelJS.CellValue[][],
  change: (sheet: ExcelJS.Worksheet, book: ExcelJS.Workbook) => void = () => undefined,
): Promise<Buffer> {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('Hoja1')
  for (const row of rows) sheet.addRow(row)
  change(sheet, book)
  return Buffer.from(await book.xlsx.writeBuffer())
}
