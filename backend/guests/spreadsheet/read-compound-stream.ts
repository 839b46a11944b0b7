import { RefusedSpreadsheet } from './refusal.ts'

// A compound file is a small file system in a file: [MS-CFB]. Its sectors are linked by a table, the FAT; streams below
// 4,096 bytes stand within a stream of the root, in sectors of 64 bytes with a table of their own.
const at = { version: 26, sectorShift: 30, directory: 48, smallTable: 60, table: 76 } as const
/** The table's sectors that the header names; more are needed from 7 MB on, and no list of ours is as large. */
const tableSectors = 109
const entryBytes = 128
const inEntry = { nameBytes: 64, type: 66, left: 68, right: 72, child: 76, start: 116, size: 120 } as const
const isStream = 2
const small = { below: 4_096, sectorBytes: 64 } as const

/**
 * The bytes of a stream at the root of a compound file, by the first of the names that is there; undefined when none is.
 * Every chain and the directory are followed once at most. Throws `spreadsheet-unreadable` when one of them points back
 * at itself or out of the file, or ends before the stream does.
 */
export function readCompoundStream(bytes: Buffer, names: readonly string[]): Buffer | undefined {
  const sectorBytes = sectorSize(bytes)
  const body = bytes.subarray(sectorBytes)
  const table = Buffer.concat(
    Array.from({ length: tableSectors }, (_, index) => bytes.readInt32LE(at.table + index * 4))
      .filter((sector) => sector >= 0)
      .map((sector) => body.subarray(sector * sectorBytes, (sector + 1) * sectorBytes)),
  )
  const read = (start: number, size?: number) => readChain({ body, table, sectorBytes }, start, size)
  const directory = read(bytes.readInt32LE(at.directory))
  const entryOf = (id: number) => directory.subarray(id * entryBytes, (id + 1) * entryBytes)
  const root = entryOf(0)
  const streams = new Map(childrenOf(root, entryOf).map((entry) => [nameOf(entry), entry]))
  const entry = names.map((name) => streams.get(name.toLowerCase())).find((found) => found !== undefined)
  if (!entry) return undefined

  const [start, size] = placeOf(entry)
  if (size >= small.below) return read(start, size)
  const smallBody = read(...placeOf(root))
  const smallTable = read(bytes.readInt32LE(at.smallTable))
  return readChain({ body: smallBody, table: smallTable, sectorBytes: small.sectorBytes }, start, size)
}

const unreadable = () => new RefusedSpreadsheet('spreadsheet-unreadable')

function sectorSize(bytes: Buffer): number {
  if (bytes.length < at.table + tableSectors * 4) throw unreadable()
  const [version, shift] = [bytes.readUInt16LE(at.version), bytes.readUInt16LE(at.sectorShift)]
  if (version === 3 && shift === 9) return 512
  if (version === 4 && shift === 12) return 4_096
  throw unreadable()
}

type Sectors = { body: Buffer; table: Buffer; sectorBytes: number }

/** A chain's bytes: the first `size` of them, or all up to its end. Below zero stand marks, such as the end's. */
function readChain({ body, table, sectorBytes }: Sectors, start: number, size?: number): Buffer {
  const wanted = size === undefined ? Number.POSITIVE_INFINITY : Math.ceil(size / sectorBytes)
  const chain = new Set<number>()
  for (let sector = start; sector >= 0 && chain.size < wanted; ) {
    if (sector * sectorBytes >= body.length || chain.has(sector)) throw unreadable()
    chain.add(sector)
    sector = sector * 4 + 4 <= table.length ? table.readInt32LE(sector * 4) : -1
  }
  const read = Buffer.concat(
    [...chain].map((sector) => body.subarray(sector * sectorBytes, (sector + 1) * sectorBytes)),
  )
  if (size !== undefined && read.length < size) throw unreadable()
  return read.subarray(0, size)
}

/** The root's entries: a tree of neighbours, each met once. */
function childrenOf(root: Buffer, entryOf: (id: number) => Buffer): Buffer[] {
  if (root.length < entryBytes) throw unreadable()
  const met = new Set<number>()
  const pending = [root.readInt32LE(inEntry.child)]
  const children: Buffer[] = []
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (id < 0) continue
    const entry = entryOf(id)
    if (entry.length < entryBytes || met.has(id)) throw unreadable()
    met.add(id)
    if (entry[inEntry.type] === isStream) children.push(entry)
    pending.push(entry.readInt32LE(inEntry.left), entry.readInt32LE(inEntry.right))
  }
  return children
}

const nameOf = (entry: Buffer): string =>
  entry
    .subarray(0, Math.min(inEntry.nameBytes, Math.max(0, entry.readUInt16LE(inEntry.nameBytes) - 2)))
    .toString('utf16le')
    .toLowerCase()

const placeOf = (entry: Buffer): [start: number, size: number] => [
  entry.readInt32LE(inEntry.start),
  entry.readUInt32LE(inEntry.size),
]
