import { randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliCompress, brotliDecompress, constants, createBrotliCompress } from 'node:zlib'

const decompress = promisify(brotliDecompress)

/** Text, or the number of bytes of a hole that each response fills. */
export type Piece = string | number

/** The compressed texts of a part of a document; the bytes that follow each but the last are a hole's. */
export type Compressed = { texts: Buffer[]; holes: { bytes: number; carried: string }[] }

/**
 * Compresses the beginning of a document as one Brotli stream (RFC 7932), in whose holes any bytes of the given number
 * may stand. Each text ends on a whole byte, and a hole is a meta-block of bytes as they are: nothing that follows it
 * depends on what they say. `quality` from 2 to 11.
 */
export async function compressBeginning(pieces: Piece[], quality: number, tries = 5): Promise<Compressed> {
  const stream = opened(quality)
  try {
    const beginning = await compressInto(stream, pieces, true)
    if (await holds(beginning, pieces)) return beginning
  } finally {
    stream.close()
  }
  // The best quality also refers to two letters alone, as those after a hole; the others need four.
  if (tries > 1) return compressBeginning(pieces, Math.min(quality, 9), tries - 1)
  throw new Error('a piece depends on what stands in a hole')
}

/** Of the qualities that refer to no dictionary by how much there is before (RFC 7932 §8) the best, and the plainest. */
const continuing = [3, 1]

/**
 * Compresses what may follow any beginning, or any other continuation: nothing in it refers to what is before its first
 * piece, nor to how much that is. Its holes are as those of a beginning.
 */
export async function compressContinuation(pieces: Piece[]): Promise<Compressed> {
  for (const quality of continuing) {
    const stream = opened(quality)
    try {
      // The stream's header, which the beginning has.
      await compressed(stream, ' ')
      const continuation = await compressInto(stream, pieces, false)
      if (await holds(continuation, pieces, await elsewhere())) return continuation
    } finally {
      stream.close()
    }
  }
  throw new Error('a continuation depends on what is before it')
}

type Before = { text: string; compressed: Buffer }
let somewhere: Promise<Before> | undefined

/** A beginning unlike that of a stream: much of it, of no text's bytes, with other distances used last. */
function elsewhere(): Promise<Before> {
  somewhere ??= (async () => {
    const parts = Array.from({ length: 6 }, () => noise(300).toString('latin1'))
    const text = [0, 1, 0, 2, 3, 1, 4, 2, 5, 0, 4].map((part) => parts[part]).join('')
    const { texts } = await compressBeginning([text], 9)
    return { text, compressed: Buffer.concat(texts) }
  })()
  return somewhere
}

/** `hasContext`: letters are compressed in the light of those before them. */
async function compressInto(
  stream: BrotliCompress,
  pieces: Piece[],
  hasContext: boolean,
): Promise<Compressed> {
  const done: Compressed = { texts: [], holes: [] }
  let carried = ''
  for (const [at, piece] of pieces.entries()) {
    if (typeof piece === 'string') {
      done.texts.push(await compressed(stream, piece.slice(carried.length)))
      carried = ''
    } else {
      // What follows is compressed in the light of the two bytes before it: they are made part of the hole.
      if (hasContext) carried = `${pieces[at + 1] ?? ''}`.slice(0, 2)
      if (hasContext && !/^[ -~]{2}$/.test(carried)) throw new Error('a hole needs plain text after it')
      await compressed(stream, Buffer.concat([noise(piece), Buffer.from(carried)]))
      done.holes.push({ bytes: piece, carried })
    }
  }
  return done
}

/** The part with its holes filled; `values` have exactly the bytes of the holes. */
export function filled({ texts, holes }: Compressed, values: string[]): Buffer[] {
  return texts.flatMap((text, at) => {
    const hole = holes[at]
    return hole ? [text, asTheyAre(`${values[at]}${hole.carried}`)] : [text]
  })
}

/** The last byte of a Brotli stream: an empty meta-block that says so. */
export const streamEnd = Buffer.of(3)

/** A meta-block of bytes as they are has two bytes for their number. */
const mostAsTheyAre = 1 << 16

/**
 * Text as it is, in any such stream: meta-blocks (RFC 7932 §9.2) that are not the last one, their length, and that nothing
 * is compressed.
 */
export function asTheyAre(text: string | Buffer): Buffer {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  if (bytes.length > mostAsTheyAre)
    return Buffer.concat([
      asTheyAre(bytes.subarray(0, mostAsTheyAre)),
      asTheyAre(bytes.subarray(mostAsTheyAre)),
    ])
  if (bytes.length === 0) return bytes
  const block = Buffer.allocUnsafe(3 + bytes.length)
  block.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3)
  bytes.copy(block, 3)
  return block
}

/** Bytes that UTF-8 text does not have. */
const unseen = [
  1, 2, 3, 4, 5, 6, 7, 8, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 29, 30, 31, 192, 193,
].concat(Array.from({ length: 11 }, (_, at) => 245 + at))

/** As far back as the best quality looks for two bytes alone. */
const nearby = 64

/** What a hole is compressed with: bytes of no text, no two of them again nearby, so that nothing refers to them. */
function noise(bytes: number): Buffer {
  const made: number[] = []
  while (made.length < bytes) {
    const next = unseen[randomInt(unseen.length)] ?? 0
    const near = made.slice(-nearby)
    if (!near.some((byte, at) => byte === near.at(-1) && near[at + 1] === next)) made.push(next)
  }
  return Buffer.from(made)
}

/** Whether other bytes in the holes than those that were compressed are read back, after what stands before. */
async function holds(part: Compressed, pieces: Piece[], before?: Before): Promise<boolean> {
  const values = part.holes.map(({ bytes }) => 'x'.repeat(bytes))
  const start = before?.compressed ?? Buffer.alloc(0)
  const whole = await decompress(Buffer.concat([start, ...filled(part, values), streamEnd])).catch(() => null)
  const expected = pieces.map((piece) => (typeof piece === 'string' ? piece : 'x'.repeat(piece)))
  return whole?.toString() === (before?.text ?? '') + expected.join('')
}

/** 256 kB, more than any page; a larger window costs megabytes for each compressor. */
const windowBits = 18

const opened = (quality: number): BrotliCompress =>
  createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: windowBits },
  })

/** Compresses and flushes: what comes out ends on a whole byte. */
async function compressed(stream: BrotliCompress, text: string | Buffer): Promise<Buffer> {
  const chunks: Buffer[] = []
  const take = (chunk: Buffer) => chunks.push(chunk)
  const ended = Promise.withResolvers<void>()
  stream.on('data', take)
  stream.once('error', ended.reject)
  try {
    if (text.length > 0) stream.write(text)
    stream.flush(constants.BROTLI_OPERATION_FLUSH, ended.resolve)
    await ended.promise
    return Buffer.concat(chunks)
  } finally {
    stream.off('data', take)
    stream.off('error', ended.reject)
  }
}
