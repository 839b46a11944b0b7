import { RefusedSpreadsheet } from '../refusal.ts'

/** Delimited text, a web page, Excel's XML of 2003, or an OpenDocument in one file. */
export type TextKind = 'text' | 'html' | 'xml' | 'fods'

/** Characters that texts hold; what is binary has others. */
const binary =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  /[\u0000-\u0008\u000e-\u0019\u001b-\u001f]/

/**
 * What a decoded text is; undefined when it is none. Throws RefusedSpreadsheet for texts that cannot hold a table.
 */
export function kindOfText(text: string): TextKind | undefined {
  if (!/[\p{L}\p{N}]/u.test(text) && !binary.test(text)) throw new RefusedSpreadsheet('spreadsheet-empty')
  if (binary.test(text)) return undefined
  const start = text.slice(0, 4_096).trimStart()
  if (isShortcut(text)) throw new RefusedSpreadsheet('spreadsheet-shortcut')
  if (/^(?:BEGIN:V|MIME-Version:|From: <Saved by)/i.test(start)) return undefined
  if (isJson(text)) throw new RefusedSpreadsheet('spreadsheet-no-table')
  if (!start.startsWith('<')) return 'text'
  if (start.includes('urn:schemas-microsoft-com:office:spreadsheet') && start.startsWith('<?xml'))
    return 'xml'
  if (start.includes('<office:document')) return 'fods'
  if (/<table[\s>]/i.test(text)) return 'html'
  if (/^<(?:\?xml|!doctype|html|svg|plist)/i.test(start)) throw new RefusedSpreadsheet('spreadsheet-no-table')
  return 'text'
}

/** What Google Drive and the systems keep of a sheet that lives elsewhere. */
const isShortcut = (text: string) =>
  text.length < 4_096 &&
  (/^\s*\{.*(?:docs\.google\.com|doc_id)/s.test(text) ||
    /^\s*\[InternetShortcut\]|<plist[\s\S]*<key>URL</.test(text))

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
