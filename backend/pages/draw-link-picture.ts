import sharp from 'sharp'
import type { PictureCard, PicturePhoto } from '../../frontend/entry-server.tsx'
import { findRendition } from '../media/find-rendition.ts'
import { AppError } from '../platform/errors.ts'
import type { Renderer } from './renderer.ts'

const size = { width: 1200, height: 630 }
/** WhatsApp ignores pictures larger than 300 kB. */
const mostBytes = 290_000

/** The preview picture of an event's links: a JPEG of 1200×630 and always less than 300 kB. */
export async function drawLinkPicture(
  card: PictureCard & { coverImageUrl: string | null },
  { entry, readFile }: Pick<Renderer, 'entry' | 'readFile'>,
): Promise<Buffer> {
  const { drawLinkPicture: draw } = await entry()
  const svg = await draw(card, await coverOf(card.coverImageUrl), readFile)
  const drawn = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).timeout({ seconds: 30 })
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  for (const quality of [86, 78, 68, 55, 40, 25]) {
    const jpeg = await sharp(data, { raw: { ...size, channels: info.channels } })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 60 ? '4:4:4' : '4:2:0' })
      .toBuffer()
    if (jpeg.length < mostBytes) return jpeg
  }
  throw new Error('a link picture stayed too large at every quality')
}

/** The cover photo cropped to the picture, from its wide shape if it is framed; null without a stored one. */
async function coverOf(url: string | null): Promise<PicturePhoto | null> {
  const [file, id, framed, width] =
    /^\/media\/([0-9a-f-]{36})\/(?:(tall|wide)-)?(\d+)\.webp$/.exec(url ?? '') ?? []
  if (!file || !id) return null
  const rendition = framed ? findRendition(id, 'wide', size.width) : findRendition(id, 'whole', Number(width))
  const stored = await rendition.catch((error: unknown) => {
    if (error instanceof AppError) return null
    throw error
  })
  if (!stored) return null
  const photo = await sharp(stored.bytes).resize(size).jpeg({ quality: 88 }).toBuffer()
  return {
    href: `data:image/jpeg;base64,${photo.toString('base64')}`,
    brightness: await brightnessOf(photo),
  }
}

/** The 95th percentile of a picture's brightness, 0 to 1, computed like the card does in the browser. */
async function brightnessOf(photo: Buffer): Promise<number> {
  const pixels = await sharp(photo)
    .resize(24, 24, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const values = Array.from({ length: pixels.length / 3 }, (_, at) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at * 3, at * 3 + 3)
    return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
  })
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 1
}
