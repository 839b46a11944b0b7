import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { Frames } from '../../domain/calls/media.ts'
import type { CoverPhoto } from '../../domain/media/cover-photo.ts'
import { type CoverShape, coverShapes } from '../../domain/media/cover-shapes.ts'
import type { Frame } from '../../domain/media/frame.ts'
import { imageLimits } from '../../domain/media/image-limits.ts'
import { mountedFrames, suggestedFrames } from '../../domain/media/suggested-frames.ts'
import { AppError } from '../platform/errors.ts'
import { measureCover } from './measure-cover.ts'
import { fitted, pixelsOf, type Size, upTo } from './sizes.ts'

type Shape = 'master' | 'whole' | CoverShape
export type Rendition = { shape: Shape; width: number; height: number; bytes: Buffer }
export type Rendered = { renditions: Rendition[]; coverPhoto: CoverPhoto }

const widths = [480, 960, 1600]
const box = { width: 1600, height: 2400 }
/** Size of the stored original, enough for any frame on a high-density screen; never served. */
const masterBox = { width: 3200, height: 3200 }
const mostPixels = 50_000_000
const reading = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const

// One picture at a time is decoded line by line; the cache of libvips would never be used.
sharp.cache(false)

/**
 * The renditions of a cover: WebP in up to three widths, smallest first, upright, without EXIF, never enlarged; then,
 * when the upload is larger, the master that frames are cropped from. The type is detected from the content, not the
 * name. Before them what is mounted, and beside them what is measured, as of a picture that nobody framed. Throws
 * `image-wrong-type`, `image-too-many-pixels`, `image-unreadable`.
 */
export async function renderImage(bytes: Buffer): Promise<Rendered> {
  const type = await fileTypeFromBuffer(bytes)
  if (!imageLimits.types.some((mime) => mime === type?.mime)) throw new AppError('image-wrong-type')
  return orUnreadable(() => render(bytes))
}

/**
 * The picture cut to `shapes`, each in the widths that the picture has pixels for, smallest first; what is mounted
 * follows the tall frame, and a picture that is not broad has no landscape. Without frames as of a picture that nobody
 * framed. Throws `image-unreadable`.
 */
export async function renderFrames(
  master: Buffer,
  shapes: readonly CoverShape[],
  chosen: Frames | null,
): Promise<Rendered> {
  return orUnreadable(async () => {
    const size = await sharp(master).metadata()
    const frames = chosen ?? suggestedFrames(size)
    const all = { ...frames, ...mountedFrames(frames.tall, size) }
    const renditions: Rendition[] = []
    for (const shape of shapes) {
      const frame = all[shape]
      if (frame) renditions.push(...(await renderFrame(master, shape, frame)))
    }
    return { renditions, coverPhoto: await measureCover(master, frames, size) }
  })
}

async function renderFrame(master: Buffer, shape: CoverShape, frame: Frame): Promise<Rendition[]> {
  const size = await sharp(master).metadata()
  const { ratio, widths } = coverShapes[shape]
  const part = pixelsOf(frame, size)
  const { data, info } = await sharp(master, reading)
    .extract(part)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const renditions: Rendition[] = []
  for (const width of upTo(widths, part.width)) {
    const resized = sharp(data, { raw: info }).resize({
      width,
      height: Math.round(width / ratio),
      fit: 'cover',
    })
    renditions.push(await webpOf(resized, shape))
  }
  return renditions
}

async function orUnreadable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('image-unreadable')
  }
}

async function render(bytes: Buffer): Promise<Rendered> {
  const upright = sizeOf(await sharp(bytes, { ...reading, limitInputPixels: false }).metadata())
  const full = fitted(upright, box)
  const master = fitted(upright, masterBox)
  const { data, info } = await sharp(bytes, reading)
    .autoOrient()
    .resize({ ...master, fit: 'fill' })
    .toColourspace('srgb')
    .timeout({ seconds: 20 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { ...master, channels: info.channels }
  const renditions: Rendition[] = []
  for (const width of upTo(widths, full.width)) {
    const size = width === full.width ? { ...full, fit: 'fill' as const } : { width }
    renditions.push(await webpOf(sharp(data, { raw }).resize(size), 'whole'))
  }
  if (master.width > full.width) renditions.push(await webpOf(sharp(data, { raw }), 'master'))
  const { renditions: mounted, coverPhoto } = await renderFrames(
    renditions.at(-1)?.bytes ?? bytes,
    ['plate', 'landscape'],
    null,
  )
  return { renditions: [...mounted, ...renditions], coverPhoto }
}

const qualities = { master: { quality: 88, effort: 2 }, other: { quality: 82, effort: 4 } }

async function webpOf(picture: Sharp, shape: Shape): Promise<Rendition> {
  const { data, info } = await picture
    .webp(shape === 'master' ? qualities.master : qualities.other)
    .toBuffer({ resolveWithObject: true })
  return { shape, width: info.width, height: info.height, bytes: data }
}

/** The size of a picture after EXIF rotation. */
function sizeOf({ autoOrient: { width, height } }: Metadata): Size {
  if (width * height > mostPixels) throw new AppError('image-too-many-pixels')
  return { width, height }
}
