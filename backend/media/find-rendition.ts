import type { CoverShape } from '../../domain/media/cover-shapes.ts'
import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'

type Stored = { contentType: string; bytes: Buffer }

/**
 * One width of a stored picture: exactly that one when it is whole; for a framed one the nearest width, since a small
 * photo has fewer widths than its addresses. Throws `not-found`.
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
