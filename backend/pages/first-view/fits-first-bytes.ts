import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const brotli = promisify(brotliCompress)

/**
 * What the first packets have for a cover with its styles and letters: 14,600 bytes less the headers, the document's head,
 * a long greeting and the token, as `journeys/guest-page-budget.test.ts` measures.
 */
const mostBytes = 12_060

/** Whether a cover, with the styles and letters before it, comes with the first packets. */
export async function fitsFirstBytes(cover: string): Promise<boolean> {
  // As `kept-templates.ts` compresses it.
  const compressed = await brotli(cover, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } })
  return compressed.length <= mostBytes
}
