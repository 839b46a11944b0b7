import type { CoverShape } from '../../domain/media/cover-shapes.ts'
import type { Frame } from '../../domain/media/frame.ts'
import { childPool } from '../platform/child-pool.ts'
import { entryFile } from '../platform/entry-file.ts'
import type { Rendition } from './render-image.ts'

export type ImageWork = { upload: Uint8Array } | { master: Uint8Array; shape: CoverShape; frame: Frame }

const pool = childPool<ImageWork>({
  file: entryFile(import.meta.dirname, 'image-child'),
  // One at a time: a picture of 50 megapixels needs most of a small machine's memory.
  limits: {
    children: 1,
    waiting: 40,
    megabytes: 1_024,
    milliseconds: 30_000,
    idleMilliseconds: 60_000,
  },
  exhausted: 'image-unreadable',
})

/**
 * The renditions of a picture, made in a child process with bounded memory and time. Throws what `renderImage` throws.
 */
export async function renderInChild(work: ImageWork): Promise<Rendition[]> {
  let renditions: Rendition[] = []
  await pool.work(work, (part) => {
    renditions = (part as Rendition[]).map((one) => ({ ...one, bytes: Buffer.from(one.bytes) }))
  })
  return renditions
}
