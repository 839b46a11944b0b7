const headerBytes = 12
const recordBytes = 16

/**
 * A font file (sfnt) with a table, in place of its own of that name (OpenType, "Organization of an OpenType font").
 * Checksums are left to the compression that follows.
 */
export function withTable(font: Buffer, tag: string, table: Buffer): Buffer {
  const count = font.readUInt16BE(4)
  const records = Array.from({ length: count }, (_, at) =>
    Buffer.from(font.subarray(headerBytes + at * recordBytes, headerBytes + (at + 1) * recordBytes)),
  )
  const others = records.filter((record) => record.toString('latin1', 0, 4) !== tag)
  const tables = others.length + 1
  const moved = (tables - count) * recordBytes
  for (const record of others) record.writeUInt32BE(record.readUInt32BE(8) + moved, 8)
  const own = Buffer.alloc(recordBytes)
  own.write(tag, 'latin1')
  own.writeUInt32BE(padded(font.length) + moved, 8)
  own.writeUInt32BE(table.length, 12)
  const header = Buffer.from(font.subarray(0, headerBytes))
  const power = Math.floor(Math.log2(tables))
  header.writeUInt16BE(tables, 4)
  header.writeUInt16BE(2 ** power * recordBytes, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE((tables - 2 ** power) * recordBytes, 10)
  const sorted = [...others, own].sort((one, other) => one.compare(other, 0, 4, 0, 4))
  const rest = font.subarray(headerBytes + count * recordBytes)
  const gap = Buffer.alloc(padded(font.length) - font.length)
  const end = Buffer.alloc(padded(table.length) - table.length)
  return Buffer.concat([header, ...sorted, rest, gap, table, end])
}

/** Tables begin at multiples of four bytes. */
const padded = (bytes: number) => Math.ceil(bytes / 4) * 4

/** The `name` table that says nothing (version 0, no records, texts from byte 6 on); browsers refuse a font without one. */
export const noNames = Buffer.from([0, 0, 0, 0, 0, 6])

/** A `cmap` table (format 12) that finds a glyph for each code point. */
export function tableOfCodes(glyphs: ReadonlyMap<number, number>): Buffer {
  const codes = [...glyphs].toSorted(([one], [other]) => one - other)
  const start = 12
  const table = Buffer.alloc(start + 16 + 12 * codes.length)
  // One subtable: platform 3 (Windows), encoding 10 (all of Unicode).
  for (const [at, value] of [1, 3, 10].entries()) table.writeUInt16BE(value, 2 + 2 * at)
  table.writeUInt32BE(start, 8)
  table.writeUInt16BE(12, start)
  table.writeUInt32BE(table.length - start, start + 4)
  table.writeUInt32BE(codes.length, start + 12)
  for (const [at, [code, glyph]] of codes.entries())
    for (const [n, value] of [code, code, glyph].entries())
      table.writeUInt32BE(value, start + 16 + 12 * at + 4 * n)
  return table
}
