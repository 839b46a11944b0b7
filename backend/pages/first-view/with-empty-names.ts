/** The `name` table that says nothing (OpenType, name: version 0, no records, texts from byte 6 on). */
const noNames = Buffer.from([0, 0, 0, 0, 0, 6, 0, 0])
const namesLength = 6
const headerBytes = 12
const recordBytes = 16

/**
 * A font file (sfnt) with an empty table of names, without which browsers refuse it. Its own names, which nobody reads
 * on a page, must be away. Checksums are left to the compression that follows.
 */
export function withEmptyNames(font: Buffer): Buffer {
  const count = font.readUInt16BE(4)
  const records = Array.from({ length: count }, (_, at) =>
    Buffer.from(font.subarray(headerBytes + at * recordBytes, headerBytes + (at + 1) * recordBytes)),
  )
  for (const record of records) record.writeUInt32BE(record.readUInt32BE(8) + recordBytes, 8)
  const own = Buffer.alloc(recordBytes)
  own.write('name', 'latin1')
  own.writeUInt32BE(padded(font.length) + recordBytes, 8)
  own.writeUInt32BE(namesLength, 12)
  const header = Buffer.from(font.subarray(0, headerBytes))
  const tables = count + 1
  const power = Math.floor(Math.log2(tables))
  header.writeUInt16BE(tables, 4)
  header.writeUInt16BE(2 ** power * recordBytes, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE((tables - 2 ** power) * recordBytes, 10)
  const sorted = [...records, own].sort((one, other) => one.compare(other, 0, 4, 0, 4))
  const rest = font.subarray(headerBytes + count * recordBytes)
  const gap = Buffer.alloc(padded(font.length) - font.length)
  return Buffer.concat([header, ...sorted, rest, gap, noNames])
}

/** Tables begin at multiples of four bytes. */
const padded = (bytes: number) => Math.ceil(bytes / 4) * 4
