import { crc32 } from 'node:zlib'

/** A zip of these parts, not compressed, for readers that inflate slower than Node itself. */
export function storeZip(parts: { name: string; content: Buffer }[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content } of parts) {
    const nameBytes = Buffer.from(name)
    // The fields that a local header and a directory entry share: version, UTF-8 names, stored, no date.
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(0x0800, 2)
    shared.writeUInt32LE(crc32(content), 10)
    shared.writeUInt32LE(content.length, 14)
    shared.writeUInt32LE(content.length, 18)
    shared.writeUInt16LE(nameBytes.length, 22)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, tail, nameBytes)
    locals.push(Buffer.from('PK\x03\x04', 'latin1'), shared, nameBytes, content)
    at += 4 + shared.length + nameBytes.length + content.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(
    directory.reduce((sum, piece) => sum + piece.length, 0),
    12,
  )
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, ...directory, end])
}
