import type { CoverSource, Frames } from '../../domain/calls/media.ts'
import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { wholeAddress } from './store-image.ts'

type Row = { id: string; width: number; frames: Frames | null }

/**
 * The upload behind an event's cover, to be framed again. Throws `not-found` when the cover is not stored here
 * or is a copy of another event's, whose original is private.
 */
export async function findCoverSource(eventId: string): Promise<CoverSource> {
  const { rows } = await database().raw<{ rows: Row[] }>(
    `select source.id, source.width, shown.frames
     from events e
     join images shown on shown.id::text = substring(e.cover_image_url from '^/media/([0-9a-f-]{36})/')
     join images source on source.id = coalesce(shown.source_id, shown.id)
     where e.id = ? and source.event_id = e.id
       and exists (select from image_renditions r where r.image_id = source.id and r.shape = 'whole')`,
    [eventId],
  )
  const [image] = rows
  if (!image) throw new AppError('not-found')
  return { url: wholeAddress(image), frames: image.frames }
}
