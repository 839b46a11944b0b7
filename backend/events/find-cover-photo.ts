import type { CoverPhoto } from '../../domain/media/cover-photo.ts'
import { database } from '../platform/database.ts'

/** What is measured of the cover at this address; null of one that is not stored here or not yet cut to all shapes. */
export async function findCoverPhoto(url: string | null): Promise<CoverPhoto | null> {
  const [, id] = /^\/media\/([0-9a-f-]{36})\//.exec(url ?? '') ?? []
  if (!id) return null
  const image: { coverPhoto: CoverPhoto | null } | undefined = await database()('images')
    .where({ id })
    .first('coverPhoto')
  return image?.coverPhoto ?? null
}
