import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Metadata } from 'sharp'
import { imageLimits } from '../events/contract.ts'
import { AppError } from '../platform/errors.ts'

export type Rendition = { width: number; height: number; bytes: Buffer }

const widths = [480, 960, 1600]
const box = { width: 1600, height: 2400 }
const mostPixels = 50_000_000
const reading = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const

// One picture at a time is decoded line by line; what libvips would keep for reuse is never used again.
sharp.cache(false)

/**
 * A cover picture as it is served: WebP in up to three widths, smallest first, upright, without EXIF, never enlarged.
 * What it is, its content says, not its name. Throws `image-wrong-type`, `image-too-many-pixels`, `image-unreadable`.
 */
export async function renderImage(bytes: Buffer): Promise<Rendition[]> {
  const type = await fileTypeFromBuffer(bytes)
  if (!imageLimits.types.some((mime) => mime === type?.mime)) throw new AppError('image-wrong-type')
  try {
    return await render(bytes)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError('image-unreadable')
  }
}

async function render(bytes: Buffer): Promise<Rendition[]> {
  const full = sizeOf(await sharp(bytes, { ...reading, limitInputPixels: false }).metadata())
  const { data, info } = await sharp(bytes, reading)
    .autoOrient()
    .resize({ ...full, fit: 'fill' })
    .toColourspace('srgb')
    .timeout({ seconds: 20 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { channels } = info
  const renditions: Rendition[] = []
  for (const width of [...widths.filter((one) => one < full.width), full.width]) {
    const webp = await sharp(data, { raw: { ...full, channels } })
      .resize({ width })
      .webp({ quality: 82, effort: 4 })
      .toBuffer({ resolveWithObject: true })
    renditions.push({ width, height: webp.info.height, bytes: webp.data })
  }
  return renditions
}

/** The size of the largest rendition, once upright. */
function sizeOf({ autoOrient: { width, height } }: Metadata): { width: number; height: number } {
  if (width * height > mostPixels) throw new AppError('image-too-many-pixels')
  const scale = Math.min(1, box.width / width, box.height / height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
