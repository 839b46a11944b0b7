import { inflateRawSync } from 'node:zlib'
import { limits } from './limits.ts'
import { RefusedSpreadsheet } from './refusal.ts'

export type ZipEntry = {
  name: string
  deflated: boolean
  packedBytes: number
  inflatedBytes: number
  headerAt: number
}

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localEntry = 0x04034b50

/**
 * The entries of a zip's central directory, nothing inflated yet. Throws `spreadsheet-too-large` for a zip bomb,
 * `spreadsheet-encrypted`, `spreadsheet-unreadable`.
 */
export function listZipEntries(bytes: Buffer): ZipEntry[] {
  const end = findEnd(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > limits.zipEntries) throw new RefusedSpreadsheet('spreadsheet-too-large')
  const entries: ZipEntry[] = []
  let total = 0
  let at = bytes.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== directoryEntry) throw unreadable()
    const { entry, next } = readEntry(bytes, at)
    total += entry.inflatedBytes
    refuseBomb(entry, total)
    entries.push(entry)
    at = next
  }
  return entries
}

/** One part, inflated; never more than `room` bytes, whatever the directory claims. */
export function inflateEntry(bytes: Buffer, entry: ZipEntry, room: number): Buffer {
  const at = entry.headerAt
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== localEntry) throw unreadable()
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const packed = bytes.subarray(start, start + entry.packedBytes)
  if (packed.length !== entry.packedBytes) throw unreadable()
  if (!entry.deflated) return packed
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, room) })
  } catch (error) {
    const tooLarge = error instanceof RangeError
    throw new RefusedSpreadsheet(tooLarge ? 'spreadsheet-too-large' : 'spreadsheet-unreadable', error)
  }
}

function readEntry(bytes: Buffer, at: number) {
  const flags = bytes.readUInt16LE(at + 8)
  const method = bytes.readUInt16LE(at + 10)
  if (flags & 1) throw new RefusedSpreadsheet('spreadsheet-encrypted')
  if (method !== 0 && method !== 8) throw unreadable()
  const nameBytes = bytes.readUInt16LE(at + 28)
  const extraBytes = bytes.readUInt16LE(at + 30)
  const nameAt = at + 46
  const extraAt = nameAt + nameBytes
  const next = extraAt + extraBytes + bytes.readUInt16LE(at + 32)
  if (next > bytes.length) throw unreadable()
  const entry: ZipEntry = {
    name: bytes.toString('utf8', nameAt, extraAt).replaceAll('\\', '/').replace(/^\//, ''),
    deflated: method === 8,
    packedBytes: bytes.readUInt32LE(at + 20),
    inflatedBytes: bytes.readUInt32LE(at + 24),
    headerAt: bytes.readUInt32LE(at + 42),
  }
  readLargeSizes(bytes.subarray(extraAt, extraAt + extraBytes), entry)
  return { entry, next }
}

/** Streaming writers use the zip64 field also for small files. */
function readLargeSizes(extra: Buffer, entry: ZipEntry) {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    let field = at + 4
    for (const key of ['inflatedBytes', 'packedBytes', 'headerAt'] as const) {
      if (entry[key] !== 0xffffffff) continue
      if (field + 8 > extra.length) throw unreadable()
      entry[key] = Number(extra.readBigUInt64LE(field))
      field += 8
    }
  }
}

function refuseBomb(entry: ZipEntry, total: number) {
  const grows = entry.inflatedBytes > entry.packedBytes * limits.inflationRatio
  const bomb = grows && entry.inflatedBytes > limits.ratioCountsFromBytes
  if (bomb || total > limits.inflatedBytes) throw new RefusedSpreadsheet('spreadsheet-too-large')
}

function findEnd(bytes: Buffer): number {
  const longestComment = 0xffff
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - longestComment); at--) {
    if (bytes.readUInt32LE(at) === endOfDirectory) return at
  }
  throw unreadable()
}

const unreadable = () => new RefusedSpreadsheet('spreadsheet-unreadable')
