import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'

/** The largest stored version of an uploaded picture, which frames are cut from. Throws `not-found`. */
export async function findMaster(imageId: string): Promise<Buffer> {
  const found: { bytes: Buffer } | undefined = await database()('image_renditions')
    .where({ imageId })
    .whereIn('shape', ['master', 'whole'])
    .orderBy('width', 'desc')
    .first('bytes')
  if (!found) throw new AppError('not-found')
  return found.bytes
}
