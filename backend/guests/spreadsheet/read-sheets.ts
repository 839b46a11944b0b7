import { kindOf } from './kind-of.ts'
import { readXlsx } from './read-xlsx.ts'
import { RefusedSpreadsheet } from './refusal.ts'
import type { Sheet } from './sheet.ts'

/**
 * The sheets of a file in order. What the file is, its bytes say; its name only helps where they do not. Throws
 * RefusedSpreadsheet. Costs time and memory: runs in a reading process.
 */
export async function readSheets(bytes: Buffer, _fileName: string): Promise<Sheet[]> {
  const kind = kindOf(bytes)
  if (!kind) throw new RefusedSpreadsheet('spreadsheet-wrong-type')
  try {
    if (kind === 'xlsx') return readXlsx(bytes)
    // Loaded only when needed: few lists are .xls, and its reader needs the most memory.
    const { readXls } = await import('./read-xls.ts')
    return readXls(bytes)
  } catch (error) {
    if (error instanceof RefusedSpreadsheet) throw error
    // Any error of the libraries means that the file is unreadable.
    throw new RefusedSpreadsheet('spreadsheet-unreadable', error)
  }
}
