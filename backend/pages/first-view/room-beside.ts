import { brotliCompressSync, constants } from 'node:zlib'

/**
 * What the first packets hold besides their headers, the document's head, a greeting and an id, as
 * `journeys/first-view.test.ts` measures.
 */
const firstBytes = 12_600
/** Letters as base64 are compressed to about three quarters. */
const compressed = 0.77

/** The bytes of letters, as CSS, that the first packets have room for beside styles and markup of a cover. */
export const roomBeside = (cover: string): number => {
  const taken = brotliCompressSync(cover, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
  return Math.max(0, firstBytes - taken) / compressed
}
