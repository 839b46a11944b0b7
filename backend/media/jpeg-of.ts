import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { reading } from './rendition.ts'

/** About a hundred pictures. */
const mostBytes = 16_000_000
const made = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length })

/** A stored picture as JPEG, for browsers that cannot open WebP (Safari before 14); made once for each `key`. */
export async function jpegOf(key: string, webp: Buffer): Promise<Buffer> {
  const kept = made.get(key)
  if (kept) return kept
  const jpeg = await sharp(webp, reading).jpeg({ quality: 82 }).toBuffer()
  made.set(key, jpeg)
  return jpeg
}
