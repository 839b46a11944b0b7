import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'

const ours = /^(\/media\/)([0-9a-f-]{36})(\/.*)$/
type Image = { id: string; sourceId: string | null; eventId: string | null }

/**
 * Makes the picture at `url`, and the uploaded one that it was cut from, the event's own, and answers the address to
 * store. A picture that belongs to another event stays there: this event gets a copy of the part that everybody can
 * see, never of what it was cut from. Addresses of other sites are answered as they are. Throws `image-gone`.
 */
export async function claimCover(trx: Trx, eventId: string, url: string | null): Promise<string | null> {
  const [, folder = '', imageId, file = ''] = ours.exec(url ?? '') ?? []
  if (!imageId) return url
  const image = await trx<Image>('images')
    .where({ id: imageId })
    .forUpdate()
    .first('id', 'sourceId', 'eventId')
  if (!image) throw new AppError('image-gone')
  if (image.eventId === eventId) return url
  if (image.eventId !== null) return folder + (await copyShown(trx, imageId, eventId)) + file
  await trx('images')
    .whereIn('id', [image.id, image.sourceId ?? image.id])
    .whereNull('eventId')
    .update({ eventId })
  return url
}

async function copyShown(trx: Trx, imageId: string, eventId: string): Promise<string> {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `with copy as (
       insert into images (sha256, width, height, event_id)
       select sha256, width, height, :eventId from images where id = :imageId returning id),
     renditions as (
       insert into image_renditions (image_id, width, content_type, bytes, shape)
       select copy.id, r.width, r.content_type, r.bytes, r.shape from copy, image_renditions r
       where r.image_id = :imageId and r.shape <> 'master')
     select id from copy`,
    { eventId, imageId },
  )
  return rows[0]?.id ?? ''
}
