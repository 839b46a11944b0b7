import { randomInt } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliCompress, brotliDecompress, constants, createBrotliCompress } from 'node:zlib'

const decompress = promisify(brotliDecompress)

/** Text, or the number of bytes of a hole that each response fills. */
export type Piece = string | number

/** The compressed texts of a document's beginning; the bytes that follow each but the last are a hole's. */
export type Beginning = { texts: Buffer[]; holes: { bytes: number; carried: string }[] }

/**
 * Compresses the beginning of a document as one Brotli stream (RFC 7932), in whose holes any bytes of the given number
 * may stand. Each text ends on a whole byte, and a hole is a meta-block of bytes as they are: nothing that follows it
 * depends on what they say. `quality` from 2 to 11.
 */
export async function compressBeginning(pieces: Piece[], quality: number, tries = 5): Promise<Beginning> {
  const stream = opened(quality)
  try {
    const beginning: Beginning = { texts: [], holes: [] }
    let carried = ''
    for (const [at, piece] of pieces.entries()) {
      if (typeof piece === 'string') {
        beginning.texts.push(await compressed(stream, piece.slice(carried.length)))
        carried = ''
      } else {
        // What follows is compressed in the light of the two bytes before it: they are made part of the hole.
        carried = `${pieces[at + 1] ?? ''}`.slice(0, 2)
        if (!/^[ -~]{2}$/.test(carried)) throw new Error('a hole needs plain text after it')
        await compressed(stream, Buffer.concat([noise(piece), Buffer.from(carried)]))
        beginning.holes.push({ bytes: piece, carried })
      }
    }
    if (await holds(beginning, pieces)) return beginning
  } finally {
    stream.close()
  }
  // The best quality also refers to two letters alone, as those after a hole; the others need four.
  if (tries > 1) return compressBeginning(pieces, Math.min(quality, 9), tries - 1)
  throw new Error('a piece depends on what stands in a hole')
}

/** The beginning with its holes filled; `values` have exactly the bytes of the holes. */
export function filled({ texts, holes }: Beginning, values: string[]): Buffer[] {
  return texts.flatMap((text, at) => {
    const hole = holes[at]
    return hole ? [text, asTheyAre(`${values[at]}${hole.carried}`)] : [text]
  })
}

/** The last byte of a Brotli stream: an empty meta-block that says so. */
export const streamEnd = Buffer.of(3)

/** A meta-block of bytes as they are (RFC 7932 §9.2): not the last one, its length, and that nothing is compressed. */
function asTheyAre(text: string): Buffer {
  const bytes = Buffer.from(text)
  if (bytes.length > 1 << 16) throw new Error('too much for one hole')
  const header = Buffer.alloc(3)
  header.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3)
  return Buffer.concat([header, bytes])
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

/** Whether other bytes in the holes than those that were compressed are read back. */
async function holds(beginning: Beginning, pieces: Piece[]): Promise<boolean> {
  const values = beginning.holes.map(({ bytes }) => 'x'.repeat(bytes))
  const stream = Buffer.concat([...filled(beginning, values), streamEnd])
  const whole = await decompress(stream).catch(() => null)
  const expected = pieces.map((piece) => (typeof piece === 'string' ? piece : 'x'.repeat(piece)))
  return whole?.toString() === expected.join('')
}

/** What follows one upon the other, with its text as UTF-8. */
type Parts = readonly (Buffer | string)[]
type Compressor = (parts: Parts) => Promise<Buffer>

/** As many as Node has threads for them; each takes one text after the other. */
const compressors: Promise<Compressor>[] = []
const mostCompressors = 4
let turns = 0

/**
 * Compresses text as the continuation of any such stream. At quality 1 nothing refers to anything before the text, so
 * a compressor serves one text after the other.
 */
export async function compressContinuation(parts: Parts): Promise<Buffer> {
  const turn = turns++ % mostCompressors
  const compressor = compressors[turn] ?? continuing()
  compressors[turn] = compressor
  try {
    return await (await compressor)(parts)
  } catch (error) {
    if (compressors[turn] === compressor) delete compressors[turn]
    throw error
  }
}

/** A compressor that flushes all it is given at once, and has written its stream's header, which the beginning has. */
async function continuing(): Promise<Compressor> {
  const stream = opened(1, constants.BROTLI_OPERATION_FLUSH)
  let chunks: Buffer[] = []
  let refuse: (reason: Error) => void = () => {}
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  stream.on('error', (error) => refuse(error))
  let last: Promise<unknown> = Promise.resolve()
  let input = Buffer.allocUnsafeSlow(1 << 15)
  const compress: Compressor = (parts) => {
    const compressed = last.then(
      () =>
        new Promise<Buffer>((resolve, reject) => {
          refuse = reject
          const bytes = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0)
          if (bytes > input.length) input = Buffer.allocUnsafeSlow(2 * bytes)
          stream.write(written(parts, input), () => {
            resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks))
            chunks = []
          })
        }),
    )
    last = compressed.catch(() => {})
    return compressed
  }
  await compress([' '])
  return compress
}

/** The parts in memory that is used for one text after the other: a page has some 20,000 bytes of them. */
function written(parts: Parts, memory: Buffer): Buffer {
  let at = 0
  for (const part of parts) at += typeof part === 'string' ? memory.write(part, at) : part.copy(memory, at)
  return memory.subarray(0, at)
}

/** 256 kB, more than any page; a larger window costs megabytes for each compressor. */
const windowBits = 18

const opened = (quality: number, flush: number = constants.BROTLI_OPERATION_PROCESS): BrotliCompress =>
  createBrotliCompress({
    flush,
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
