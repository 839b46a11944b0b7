import { createHash } from 'node:crypto'
import type { MediaStored } from '../events/contract.ts'
import { database, inTransaction, type Trx } from '../platform/database.ts'
import type { Frames } from './contract.ts'
import { type Rendition, renderImage } from './render-image.ts'

type Image = { id: string; width: number; height: number }
/** How an image is told from others: by what it was made of. `framed` when it is made of another image. */
type Origin = { sha256: string; framed?: { sourceId: string; frames: Frames } }

/** Keeps an uploaded picture and says where it is served; the same bytes are kept once. Throws what `renderImage` throws. */
export async function storeImage(bytes: Buffer): Promise<MediaStored> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  // Uploaded anew, it is wanted anew: the clean-up counts from here.
  await database()('images').where({ sha256 }).update({ createdAt: new Date() })
  const known = await findImage(sha256)
  if (known) return known
  const renditions = await renderImage(bytes)
  await inTransaction((trx) => insertImage(trx, { sha256 }, renditions))
  const stored = await findImage(sha256)
  if (!stored) throw new Error('the image was not stored')
  return stored
}

/** Whoever comes second with the same origin leaves what is there. */
export async function insertImage(
  trx: Trx,
  { sha256, framed }: Origin,
  renditions: readonly Rendition[],
): Promise<void> {
  const { width, height } = renditions.findLast(({ shape }) => shape !== 'master') ?? {}
  const [image] = await trx<Image & { sha256: string; sourceId: string; frames: string }>('images')
    .insert({
      sha256,
      width,
      height,
      ...(framed && { sourceId: framed.sourceId, frames: JSON.stringify(framed.frames) }),
    })
    .onConflict('sha256')
    .ignore()
    .returning('id')
  if (!image) return
  await trx('image_renditions').insert(
    renditions.map(({ shape, width, bytes }) => ({
      imageId: image.id,
      shape,
      width,
      contentType: 'image/webp',
      bytes,
    })),
  )
}

async function findImage(sha256: string): Promise<MediaStored | null> {
  const { rows } = await database().raw<{ rows: (Image & { widths: number[] })[] }>(
    `select i.id, i.width, i.height, array_agg(r.width order by r.width) as widths
     from images i join image_renditions r on r.image_id = i.id and r.shape = 'whole'
     where i.sha256 = ? group by i.id`,
    [sha256],
  )
  const [image] = rows
  if (!image) return null
  return {
    url: wholeAddress(image),
    width: image.width,
    height: image.height,
    sources: image.widths.map((width) => ({ url: wholeAddress({ id: image.id, width }), width })),
  }
}

/** Where a picture is served whole. */
export const wholeAddress = ({ id, width }: { id: string; width: number }) => `/media/${id}/${width}.webp`
