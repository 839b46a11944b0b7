import { createHash } from 'node:crypto'
import type { Frames, MediaStored } from '../../domain/calls/media.ts'
import { database, inTransaction, type Trx } from '../platform/database.ts'
import { renderInChild } from './rendering-children.ts'
import type { Rendered, Rendition } from './rendition.ts'

type Image = { id: string; width: number; height: number }
/** The source of an image. `framed` images are made of another image and share its event. */
type Origin = { sha256: string; framed?: { sourceId: string; eventId: string | null; frames: Frames } }

/**
 * Stores an uploaded picture and returns its address; the same bytes are stored once as long as no event uses them.
 * Throws what `renderImage` throws.
 */
export async function storeImage(bytes: Buffer): Promise<MediaStored> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const known = await findUnclaimed(sha256)
  // It is in use again: its age for the clean-up starts now.
  if (known) await database()('images').where({ id: known }).update({ createdAt: new Date() })
  const id = known ?? (await storeNew())
  const stored = await findImage(id)
  if (!stored) throw new Error('the image was not stored')
  return stored

  async function storeNew(): Promise<string> {
    const rendered = await renderInChild({ upload: bytes })
    return inTransaction((trx) => insertImage(trx, { sha256 }, rendered))
  }
}

/** The picture of this origin that no event owns. */
export async function findUnclaimed(sha256: string): Promise<string | undefined> {
  const found: { id: string } | undefined = await database()('images')
    .where({ sha256, eventId: null })
    .first('id')
  return found?.id
}

/** Stores a picture with its renditions and returns its id. */
export async function insertImage(
  trx: Trx,
  { sha256, framed }: Origin,
  { renditions, coverPhoto }: Rendered,
): Promise<string> {
  const { width, height } = renditions.findLast(({ shape }) => shape !== 'master') ?? {}
  const [image] = await trx<
    Image & { sha256: string; sourceId: string; eventId: string | null; frames: string; coverPhoto: string }
  >('images')
    .insert({
      sha256,
      width,
      height,
      coverPhoto: JSON.stringify(coverPhoto),
      ...(framed && {
        sourceId: framed.sourceId,
        eventId: framed.eventId,
        frames: JSON.stringify(framed.frames),
      }),
    })
    .returning('id')
  if (!image) throw new Error('the image was not stored')
  await trx('image_renditions').insert(renditionRows(image.id, renditions))
  return image.id
}

/** The rows of a picture's renditions. */
export const renditionRows = (imageId: string, renditions: readonly Rendition[]) =>
  renditions.map(({ shape, width, bytes }) => ({
    imageId,
    shape,
    width,
    contentType: 'image/webp',
    bytes,
  }))

async function findImage(id: string): Promise<MediaStored | null> {
  const { rows } = await database().raw<{ rows: (Image & { widths: number[] })[] }>(
    `select i.id, i.width, i.height, array_agg(r.width order by r.width) as widths
     from images i join image_renditions r on r.image_id = i.id and r.shape = 'whole'
     where i.id = ? group by i.id`,
    [id],
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

/** The address of a whole picture. */
export const wholeAddress = ({ id, width }: { id: string; width: number }) => `/media/${id}/${width}.webp`
