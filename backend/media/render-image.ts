import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Metadata } from 'sharp'
import { imageLimits } from '../../domain/media/image-limits.ts'
import { AppError } from '../platform/errors.ts'
import { orUnreadable } from './image-unreadable.ts'
import { renderFrames } from './render-frames.ts'
import { mostPixels, type Rendered, type Rendition, reading, webpOf } from './rendition.ts'
import { fitted, type Size, upTo } from './sizes.ts'

const widths = [480, 960, 1600]
const box = { width: 1600, height: 2400 }
/** Size of the stored original, enough for any frame on a high-density screen; never served. */
const masterBox = { width: 3200, height: 3200 }

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

/** The size of a picture after EXIF rotation. */
function sizeOf({ autoOrient: { width, height } }: Metadata): Size {
  if (width * height > mostPixels) throw new AppError('image-too-many-pixels')
  return { width, height }
}
