import type { CoverShape } from '../../domain/media/cover-shapes.ts'
import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'

type Stored = { contentType: string; bytes: Buffer }

/**
 * One width of a stored picture: exactly that one when it is whole; of a framed one the nearest there is, since a small
 * photo has fewer than its addresses say. Throws `not-found`.
 */
export async function findRendition(
  imageId: string,
  shape: 'whole' | CoverShape,
  width: number,
): Promise<Stored> {
  const found: Stored | undefined = await database()('image_renditions')
    .where({ imageId, shape, ...(shape === 'whole' && { width }) })
    .orderByRaw('abs(width - ?)', [width])
    .first('contentType', 'bytes')
  if (!found) throw new AppError('not-found')
  return found
}
