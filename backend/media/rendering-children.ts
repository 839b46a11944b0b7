import type { Frames } from '../../domain/calls/media.ts'
import type { CoverShape } from '../../domain/media/cover-shapes.ts'
import { childPool } from '../platform/child-pool.ts'
import { entryFile } from '../platform/entry-file.ts'
import { AppError } from '../platform/errors.ts'
import type { Drawing } from './rasterise.ts'
import type { Rendered } from './rendition.ts'

type RenderWork = { upload: Uint8Array } | { master: Uint8Array; shapes: CoverShape[]; frames: Frames | null }
export type ImageWork = RenderWork | Drawing

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
 * The renditions of a picture and what is measured of it, made in a child process with bounded memory and time. Throws
 * what `renderImage` and `renderFrames` throw.
 */
export async function renderInChild(work: RenderWork): Promise<Rendered> {
  let rendered: Rendered | undefined
  await pool.work(work, (part) => {
    const { renditions, coverPhoto } = part as Rendered
    rendered = {
      renditions: renditions.map((one) => ({ ...one, bytes: Buffer.from(one.bytes) })),
      coverPhoto,
    }
  })
  if (!rendered) throw new AppError('image-unreadable')
  return rendered
}

/** A drawing as a JPEG (`rasterise`), made in a child process with bounded memory and time. Throws `busy`. */
export async function rasteriseInChild(drawing: Drawing): Promise<Buffer> {
  let jpeg: Buffer | undefined
  await pool.work(drawing, (part) => {
    jpeg = Buffer.from(part as Uint8Array)
  })
  if (!jpeg) throw new Error('a drawing came to nothing')
  return jpeg
}
