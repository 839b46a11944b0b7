import { createHash } from 'node:crypto'
import type { Frames } from '../../domain/calls/media.ts'
import { type CoverShape, coverShapes } from '../../domain/media/cover-shapes.ts'
import { type Frame, isFrameOf } from '../../domain/media/frame.ts'
import { mountedShapeOf } from '../../domain/media/suggested-frames.ts'
import { database, inTransaction } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { findMaster } from './find-master.ts'
import { renderInChild } from './rendering-children.ts'
import { insertImage } from './store-image.ts'

/**
 * Crops a stored picture to the shapes of a cover and returns the address of the result; the picture itself does not change, and
 * the same frames are stored once. Throws `not-found` (also for a picture that is itself framed, or that another
 * account's event owns) and `frame-invalid`.
 */
export async function frameImage(
  sourceId: string,
  frames: Frames,
  accountId: string | null,
): Promise<{ url: string }> {
  const source = await findSource(sourceId, accountId)
  const { tall, wide, mounted } = frames
  const fits = (shape: CoverShape, frame: Frame | undefined) => !frame || isFrameOf(shape, frame, source)
  if (!(fits('tall', tall) && fits('wide', wide) && fits(mountedShapeOf(source), mounted)))
    throw new AppError('frame-invalid')
  const sha256 = createHash('sha256')
    .update(JSON.stringify([sourceId, frames]))
    .digest('hex')
  const id = (await findFramed(sha256, source.eventId)) ?? (await storeFramed())
  // Both are in use again: their age for the clean-up starts now.
  await database()('images').whereIn('id', [id, sourceId]).update({ createdAt: new Date() })
  return { url: `/media/${id}/wide-${coverShapes.wide.widths.at(-1)}.webp` }

  async function storeFramed(): Promise<string> {
    const master = await findMaster(sourceId)
    const rendered = await renderInChild({ master, shapes: ['plate', 'landscape', 'tall', 'wide'], frames })
    const framed = { sourceId, eventId: source.eventId, frames }
    return inTransaction((trx) => insertImage(trx, { sha256, framed }, rendered))
  }
}

type Source = { width: number; height: number; eventId: string | null }

/** An upload without an owner, whose random id is the proof, or one of this account's events. */
async function findSource(id: string, accountId: string | null): Promise<Source> {
  const source: Source | undefined = await database()('images')
    .leftJoin('events', 'events.id', 'images.eventId')
    .where({ 'images.id': id, 'images.sourceId': null })
    .where((of) => {
      of.whereNull('images.eventId')
      if (accountId) of.orWhere('events.accountId', accountId)
    })
    .first('images.width', 'images.height', 'images.eventId')
  if (!source) throw new AppError('not-found')
  return source
}

async function findFramed(sha256: string, eventId: string | null): Promise<string | undefined> {
  const found: { id: string } | undefined = await database()('images').where({ sha256, eventId }).first('id')
  return found?.id
}
