import type { Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'

const ours = /^(\/media\/)([0-9a-f-]{36})(\/.*)$/
type Image = { id: string; sourceId: string | null; eventId: string | null }

/**
 * Makes the event own the picture at `url` and the upload it was cut from, and returns the address to
 * store. A picture that another event owns stays there: this event gets a copy of the part that is publicly
 * visible, never of the original. Addresses of other sites are returned unchanged. Throws `image-gone`.
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
       insert into images (sha256, width, height, cover_photo, event_id)
       select sha256, width, height, cover_photo, :eventId from images where id = :imageId returning id),
     renditions as (
       insert into image_renditions (image_id, width, content_type, bytes, shape)
       select copy.id, r.width, r.content_type, r.bytes, r.shape from copy, image_renditions r
       where r.image_id = :imageId and r.shape <> 'master')
     select id from copy`,
    { eventId, imageId },
  )
  return rows[0]?.id ?? ''
}
