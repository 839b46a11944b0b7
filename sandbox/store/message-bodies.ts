import type { DatabaseSync } from 'node:sqlite'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

export type MessageBodies = ReturnType<typeof openMessageBodies>

/**
 * Request bodies as they arrived, packed. A campaign's hundred mails differ in a few words, so a 1.1 MB batch
 * packs to a few kB: both the disk and the memory stay small without taking the mails apart.
 */
export function openMessageBodies(database: DatabaseSync) {
  const insert = database.prepare('INSERT INTO bodies (packed) VALUES (?)')
  const select = database.prepare('SELECT packed FROM bodies WHERE id = ?')
  let last: { id: number; raw: Buffer } | undefined

  return {
    pack: (raw: Buffer): Buffer =>
      zstdCompressSync(raw, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
    /** Returns the id to find it by. */
    keep: (packed: Buffer): number => Number(insert.run(packed).lastInsertRowid),
    /** Neighbours share a body, so the last one read is kept open. */
    read(id: number): Buffer {
      if (last?.id === id) return last.raw
      const row = select.get(id)
      if (!row) throw new Error(`body ${id} is missing`)
      last = { id, raw: zstdDecompressSync(row.packed as Uint8Array) }
      return last.raw
    },
    dropUnused() {
      last = undefined
      database.exec('DELETE FROM bodies WHERE id NOT IN (SELECT body_id FROM messages)')
    },
  }
}
