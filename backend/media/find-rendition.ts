import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'

type Stored = { contentType: string; bytes: Buffer }

/** One width of a stored picture. Throws `not-found`. */
export async function findRendition(imageId: string, width: number): Promise<Stored> {
  const found: Stored | undefined = await database()('image_renditions')
    .where({ imageId, width })
    .first('contentType', 'bytes')
  if (!found) throw new AppError('not-found')
  return found
}
