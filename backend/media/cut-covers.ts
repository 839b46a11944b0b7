import type { Frames } from '../../domain/calls/media.ts'
import { database, inTransaction, type Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import { renderInChild } from './rendering-children.ts'
import type { Rendered } from './rendition.ts'
import { renditionRows } from './store-image.ts'

/** The most pictures of one run; the next run goes on with the others. */
const most = 500

/**
 * Cuts what is mounted of stored pictures where it was not cut yet, and measures them, what events show first, one by one. Safe to end
 * at any point and to run twice. Returns how many were cut.
 */
export async function cutCovers(signal: AbortSignal): Promise<number> {
  let cut = 0
  while (cut < most && !signal.aborted) {
    const image = await findUncut()
    if (!image) break
    const rendered = await render(image)
    await inTransaction((trx) => store(trx, image.id, rendered))
    cut += 1
  }
  return cut
}

/** As in the index `images_uncut`. JSON's null says that a picture cannot be cut. */
const uncut = `(cover_photo is null
  or jsonb_typeof(cover_photo) = 'object' and cover_photo -> 'landscapeFocus' is null)`

type Uncut = { id: string; frames: Frames | null; sourceId: string | null; bytes: Buffer | null }

/** One picture that nobody measured, or not for a landscape, with the largest file that shows what it was made of. */
async function findUncut(): Promise<Uncut | undefined> {
  const { rows } = await database().raw<{ rows: Uncut[] }>(
    `with uncut as (
       select i.id, i.frames, i.source_id, i.created_at, exists (
         select from events e where e.cover_image_url like '/media/_%/%'
           and substring(e.cover_image_url from '^/media/([0-9a-f-]{36})/') = i.id::text) as is_shown
       from images i where ${uncut}
       order by is_shown desc, i.created_at desc limit 1)
     select uncut.id, uncut.frames, uncut.source_id as "sourceId", r.bytes
     from uncut left join lateral (
       select bytes from image_renditions
       where image_id = coalesce(uncut.source_id, uncut.id) and shape in ('master', 'whole', 'tall')
       order by shape in ('master', 'whole') desc, width desc limit 1) r on true`,
  )
  return rows[0]
}

/** Null for a picture that cannot be cut, so that it is not tried for ever. */
async function render({ id, frames, bytes }: Uncut): Promise<Rendered | null> {
  if (!bytes) return null
  try {
    // A copy of a framed cover has no original: its tall shape is cut like a picture that nobody framed.
    return await renderInChild({ master: bytes, shapes: ['plate', 'landscape'], frames })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'image-unreadable') throw error
    log.warn({ imageId: id }, 'a stored cover cannot be cut')
    return null
  }
}

async function store(trx: Trx, id: string, rendered: Rendered | null): Promise<void> {
  const stored = await trx('images')
    .where({ id })
    .whereRaw(uncut)
    .update({ coverPhoto: JSON.stringify(rendered?.coverPhoto ?? null) })
  if (stored === 0 || !rendered) return
  await trx('image_renditions')
    .insert(renditionRows(id, rendered.renditions))
    .onConflict(['imageId', 'shape', 'width'])
    .ignore()
  // What is kept of the invitation by its revision is of before.
  await trx.raw(
    `update events set revision = revision + 1
     where cover_image_url like '/media/_%/%'
       and substring(cover_image_url from '^/media/([0-9a-f-]{36})/') = ?`,
    [id],
  )
}
