import sharp from 'sharp'
import type { Frames } from '../../domain/calls/media.ts'
import { type CoverShape, coverShapes } from '../../domain/media/cover-shapes.ts'
import type { Frame } from '../../domain/media/frame.ts'
import { mountedFrames, suggestedFrames } from '../../domain/media/suggested-frames.ts'
import { orUnreadable } from './image-unreadable.ts'
import { measureCover } from './measure-cover.ts'
import { type Rendered, type Rendition, reading, webpOf } from './rendition.ts'
import { pixelsOf, upTo } from './sizes.ts'

/**
 * The picture cut to `shapes`, each in the widths that the picture has pixels for, smallest first; what is mounted
 * is cut as the frames say, and a picture that is not broad has no landscape. Without frames as of a picture that nobody
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
    const all = { ...frames, ...mountedFrames(frames, size) }
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
