import { createHash } from 'node:crypto'
import { database, inTransaction } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { type CoverShape, coverShapes, type Frames, isFrameOf } from './contract.ts'
import { renderFrame } from './render-image.ts'
import { insertImage } from './store-image.ts'

/**
 * Cuts a stored picture to both shapes and says where the result is served; the picture itself stays as it is, and the
 * same frames are kept once. Throws `not-found` (also for a picture that is itself framed) and `frame-invalid`.
 */
export async function frameImage(sourceId: string, frames: Frames): Promise<{ url: string }> {
  const source = await database()('images').where({ id: sourceId, sourceId: null }).first('width', 'height')
  if (!source) throw new AppError('not-found')
  if (!shapes.every((shape) => isFrameOf(shape, frames[shape], source))) throw new AppError('frame-invalid')
  const sha256 = createHash('sha256')
    .update(JSON.stringify([sourceId, frames]))
    .digest('hex')
  const known = await findFramed(sha256)
  if (!known) {
    const master = await largestRendition(sourceId)
    const renditions = [
      ...(await renderFrame(master, 'tall', frames.tall)),
      ...(await renderFrame(master, 'wide', frames.wide)),
    ]
    await inTransaction((trx) => insertImage(trx, { sha256, framed: { sourceId, frames } }, renditions))
  }
  const id = known ?? (await findFramed(sha256))
  if (!id) throw new AppError('not-found')
  // Framed anew, both are wanted anew: the clean-up counts from here.
  await database()('images').whereIn('id', [id, sourceId]).update({ createdAt: new Date() })
  return { url: `/media/${id}/wide-${coverShapes.wide.widths.at(-1)}.webp` }
}

const shapes = Object.keys(coverShapes) as CoverShape[]

async function findFramed(sha256: string): Promise<string | undefined> {
  const found: { id: string } | undefined = await database()('images').where({ sha256 }).first('id')
  return found?.id
}

async function largestRendition(imageId: string): Promise<Buffer> {
  const found: { bytes: Buffer } | undefined = await database()('image_renditions')
    .where({ imageId })
    .orderBy('width', 'desc')
    .first('bytes')
  if (!found) throw new AppError('not-found')
  return found.bytes
}
