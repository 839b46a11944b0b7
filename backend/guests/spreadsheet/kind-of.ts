import { fileTypeFromBuffer } from 'file-type'
import { OfficeParts } from './office-parts.ts'
import { readCompoundStream } from './read-compound-stream.ts'
import { RefusedSpreadsheet } from './refusal.ts'
import { decodeText } from './text/decode-text.ts'
import { kindOfText, type TextKind } from './text/kind-of-text.ts'

/** A file that can be read, with what was already found in it. */
export type Kind =
  | { kind: 'xlsx' | 'ods'; parts: OfficeParts }
  | { kind: 'xls'; book: Buffer }
  | { kind: TextKind; text: string }

const zip = '504b0304'
const compound = 'd0cf11e0a1b11ae1'
const startsWith = (bytes: Buffer, hex: string) => bytes.toString('hex', 0, hex.length / 2) === hex

/**
 * What a file is by its bytes, whatever its name says. Throws RefusedSpreadsheet with how to save it so that it can be
 * read.
 */
export async function kindOf(bytes: Buffer): Promise<Kind> {
  if (startsWith(bytes, zip)) return kindOfZip(bytes)
  if (startsWith(bytes, compound)) return kindOfCompound(bytes)
  if (/^(?:%PDF-|\{\\rtf)/.test(bytes.toString('latin1', 0, 8)))
    throw new RefusedSpreadsheet('spreadsheet-document')
  const text = decodeText(bytes)
  const kind = kindOfText(text)
  if (kind) return { kind, text }
  throw await refusalOf(bytes)
}

function kindOfZip(bytes: Buffer): Kind {
  const parts = new OfficeParts(bytes)
  const has = (pattern: RegExp) => parts.paths.some((path) => pattern.test(path))
  if (has(/\.iwa$|^index\.zip$|^index\.apxl$/)) throw new RefusedSpreadsheet('spreadsheet-numbers')
  if (has(/^xl\/workbook\.bin$/)) throw new RefusedSpreadsheet('spreadsheet-binary')
  if (has(/^(?:word|ppt)\//)) throw new RefusedSpreadsheet('spreadsheet-document')
  if (parts.has('mimetype')) return { kind: 'ods', parts: openDocument(parts) }
  const isOffice = parts.has('[content_types].xml') || parts.has('xl/workbook.xml')
  if (isOffice) return { kind: 'xlsx', parts }
  throw new RefusedSpreadsheet('spreadsheet-packed')
}

function openDocument(parts: OfficeParts): OfficeParts {
  const isEncrypted = /encryption-data/.test(parts.text('META-INF/manifest.xml') ?? '')
  if (isEncrypted || parts.has('encrypted-package')) throw new RefusedSpreadsheet('spreadsheet-encrypted')
  if (/spreadsheet/.test(parts.text('mimetype') ?? '')) return parts
  throw new RefusedSpreadsheet('spreadsheet-document')
}

/** An encrypted .xlsx is stored in the container format of .xls, as Word's and PowerPoint's old documents are. */
function kindOfCompound(bytes: Buffer): Kind {
  if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')))
    throw new RefusedSpreadsheet('spreadsheet-encrypted')
  const book = readCompoundStream(bytes, ['Workbook', 'Book'])
  if (book) return { kind: 'xls', book }
  const isDocument = ['WordDocument', 'PowerPoint Document'].some((name) =>
    bytes.includes(Buffer.from(name, 'utf16le')),
  )
  throw new RefusedSpreadsheet(isDocument ? 'spreadsheet-document' : 'spreadsheet-unreadable')
}

async function refusalOf(bytes: Buffer): Promise<RefusedSpreadsheet> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  if (/^image\//.test(mime)) return new RefusedSpreadsheet('spreadsheet-document')
  const isPacked = /zip|rar|7z|tar|compress|bzip|xz/.test(mime)
  return new RefusedSpreadsheet(isPacked ? 'spreadsheet-packed' : 'spreadsheet-wrong-type')
}
