import sharp from 'sharp'
import type { CoverPhoto } from '../../domain/media/cover-photo.ts'
import { type CoverShape, coverShapes, type MountedShape } from '../../domain/media/cover-shapes.ts'
import { faces } from '../../domain/media/suggested-frames.ts'
import type { CardPhoto, PictureCard } from '../../frontend/entry-server.tsx'
import { findRendition } from '../media/find-rendition.ts'
import { rasteriseInChild } from '../media/rendering-children.ts'
import { database } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Renderer } from './renderer.ts'

type Size = { width: number; height: number }
type Point = { x: number; y: number }

/** The picture of a card with the words that address a kind of party: a JPEG of 1200×1500, at most 120 kB. */
export async function drawCardPicture(
  card: PictureCard & { coverImageUrl: string | null },
  greeting: string,
  { entry, readFile }: Pick<Renderer, 'entry' | 'readFile'>,
): Promise<Buffer> {
  const { cardDrawing } = await entry()
  const { cardWindowOf, drawCardPicture: draw } = await cardDrawing()
  const photo = await photoFor(card.coverImageUrl, await cardWindowOf(card.invitationFormat))
  return rasteriseInChild(await draw(card, greeting, photo, readFile))
}

/** The cover photo cut to a window, faces in it; null without a stored one. */
async function photoFor(url: string | null, window: Size): Promise<CardPhoto | null> {
  const [file, id, framed, width] =
    /^\/media\/([0-9a-f-]{36})\/(?:(tall|wide)-)?(\d+)\.webp$/.exec(url ?? '') ?? []
  if (!file || !id) return null
  const found =
    (window.width > window.height * 1.1 && (await mountedShapeOf(id, 'landscape'))) ||
    (window.width < window.height * 1.4 && (await mountedShapeOf(id, 'plate'))) ||
    (framed && (await shapeOf(id, 'wide', window.width))) ||
    (await shapeOf(id, 'whole', Number(width)))
  if (!found) return null
  const photo = await cutTo(window, found.bytes, found.focus)
  return { href: `data:image/jpeg;base64,${photo.toString('base64')}`, tones: await tonesOf(photo) }
}

async function mountedShapeOf(
  id: string,
  shape: MountedShape,
): Promise<{ bytes: Buffer; focus: Point } | null> {
  const stored = await shapeOf(id, shape, coverShapes[shape].widths[2])
  if (!stored) return null
  const image: { coverPhoto: CoverPhoto | null } | undefined = await database()('images')
    .where({ id })
    .first('coverPhoto')
  const measured = image?.coverPhoto
  return { ...stored, focus: (shape === 'landscape' ? measured?.landscapeFocus : measured?.focus) ?? faces }
}

async function shapeOf(id: string, shape: 'whole' | CoverShape, width: number) {
  const stored = await findRendition(id, shape, width).catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
  return stored && { bytes: stored.bytes, focus: faces }
}

/** The part of a photo in the shape of a window that is nearest about `focus` (shares of the photo). */
async function cutTo(window: Size, bytes: Buffer, focus: Point): Promise<Buffer> {
  const photo = sharp(bytes)
  const { width, height } = await photo.metadata()
  const scale = Math.min(width / window.width, height / window.height)
  const part = {
    width: Math.min(width, Math.round(window.width * scale)),
    height: Math.min(height, Math.round(window.height * scale)),
  }
  const start = (around: number, most: number, length: number) =>
    Math.round(Math.max(0, Math.min(most - length, around * most - length / 2)))
  return photo
    .extract({ left: start(focus.x, width, part.width), top: start(focus.y, height, part.height), ...part })
    .resize({ ...window, fit: 'fill' })
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** The mean brightness of a photo's thirds, 0 to 1. */
async function tonesOf(photo: Buffer): Promise<CardPhoto['tones']> {
  const pixels = await sharp(photo)
    .resize(1, 3, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const [top = 0, middle = 0, bottom = 0] = [0, 3, 6].map((at) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at, at + 3)
    return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
  })
  return { top, middle, bottom }
}
