import sharp from 'sharp'
import type { Frames } from '../../domain/calls/media.ts'
import { type CoverPhoto, placeholderLimit, type Third } from '../../domain/media/cover-photo.ts'
import type { Frame } from '../../domain/media/frame.ts'
import { focusIn, mountedFrames } from '../../domain/media/suggested-frames.ts'
import { fitted, pixelsOf, type Size } from './sizes.ts'

/** Enough to measure brightness and to draw the placeholder from. */
const smallBox = { width: 480, height: 480 }
const thirds = ['top', 'middle', 'bottom'] as const satisfies Third[]
const grid = 24

/** Measures a cover within its frames. `picture` is any file that sharp reads. */
export async function measureCover(picture: Buffer, frames: Frames, size: Size): Promise<CoverPhoto> {
  const small = await smallPicture(picture)
  const { plate, landscape } = mountedFrames(frames, size)
  const views = await Promise.all([frames.tall, frames.wide].map((frame) => thirdsOf(small, frame)))
  const byThird = (measure: (values: number[]) => number) => {
    const [top = 0, middle = 0, bottom = 0] = thirds.map((_, at) =>
      measure(views.flatMap((view) => view[at] ?? []).toSorted((a, b) => a - b)),
    )
    return { top, middle, bottom }
  }
  return {
    tones: byThird((values) => rounded(values.reduce((sum, value) => sum + value, 0) / values.length)),
    darkest: byThird((values) => rounded(values[Math.floor(values.length * 0.05)] ?? 0)),
    lightest: byThird((values) => rounded(values[Math.floor(values.length * 0.95)] ?? 1)),
    colour: await averageColour(small),
    focus: focusIn(plate, frames),
    landscapeFocus: landscape && focusIn(landscape, frames),
    placeholder: await placeholderOf(small, plate),
  }
}

type Small = { data: Buffer; raw: Size & { channels: 3 } }

/** The picture in a few thousand pixels of three channels, on white where it is transparent. */
async function smallPicture(picture: Buffer): Promise<Small> {
  const { width, height } = await sharp(picture).metadata()
  const raw = { ...fitted({ width, height }, smallBox), channels: 3 as const }
  const data = await sharp(picture)
    .resize({ width: raw.width, height: raw.height, fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return { data, raw }
}

/** The brightness of each point of a grid over the frame, by thirds from the top. */
async function thirdsOf({ data, raw }: Small, frame: Frame): Promise<number[][]> {
  const pixels = await sharp(data, { raw })
    .extract(pixelsOf(frame, raw))
    .resize({ width: grid, height: grid, fit: 'fill' })
    .raw()
    .toBuffer()
  const brightness = Array.from({ length: grid * grid }, (_, at) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at * 3, at * 3 + 3)
    return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
  })
  const each = brightness.length / thirds.length
  return thirds.map((_, at) => brightness.slice(at * each, (at + 1) * each))
}

async function averageColour({ data, raw }: Small): Promise<string> {
  const pixel = await sharp(data, { raw }).resize({ width: 1, height: 1, fit: 'fill' }).raw().toBuffer()
  return `#${pixel.toString('hex')}`
}

/** The plate in a few pixels. A photo full of detail gets fewer, so that the limit always holds. */
async function placeholderOf({ data, raw }: Small, plate: Frame): Promise<string> {
  for (const width of [20, 16, 12, 8]) {
    const bytes = await sharp(data, { raw })
      .extract(pixelsOf(plate, raw))
      .resize({ width, height: Math.round(width * 1.25), fit: 'fill' })
      .blur(1)
      .webp({ quality: 45, effort: 6 })
      .toBuffer()
    const uri = `data:image/webp;base64,${bytes.toString('base64')}`
    if (uri.length < placeholderLimit) return uri
  }
  throw new Error('a placeholder stayed too large at every size')
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
