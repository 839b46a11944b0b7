import { type Kind, kindOf } from './kind-of.ts'
import { limits } from './limits.ts'
import { readOds } from './ods/read-ods.ts'
import { readXlsx } from './read-xlsx.ts'
import { RefusedSpreadsheet } from './refusal.ts'
import type { Sheet } from './sheet.ts'
import { readText } from './text/read-text.ts'

/**
 * The sheets of a file, or of a table pasted as text, in order. What it is, its bytes say; the file's name only helps
 * where they do not. Throws RefusedSpreadsheet. Costs time and memory: runs in a reading process.
 */
export async function readSheets(bytes: Buffer, fileName: string): Promise<Sheet[]> {
  try {
    const sheets = await read(await kindOf(bytes), fileName)
    if (sheets.every(({ rows }) => rows.length === 0)) throw new RefusedSpreadsheet('spreadsheet-empty')
    if (sheets.some(({ rows }) => rows.length > limits.rows + limits.otherRows))
      throw new RefusedSpreadsheet('spreadsheet-too-large')
    return sheets
  } catch (error) {
    if (error instanceof RefusedSpreadsheet) throw error
    // Any error of the libraries means that the file is unreadable.
    throw new RefusedSpreadsheet('spreadsheet-unreadable', error)
  }
}

/** What few lists are is loaded only when needed. */
async function read(file: Kind, fileName: string): Promise<Sheet[]> {
  switch (file.kind) {
    case 'xlsx':
      return readXlsx(file.parts)
    case 'ods':
      return readOds(file.parts.text('content.xml'))
    case 'xls':
      return (await import('./read-xls.ts')).readXls(file.book)
    case 'text':
      return [readText(file.text, fileName)]
    case 'html':
      return (await import('./text/read-html.ts')).readHtml(file.text)
    case 'xml':
      return (await import('./text/read-xml-2003.ts')).readXml2003(file.text)
    case 'fods':
      return readOds(file.text)
  }
}
