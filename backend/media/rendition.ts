import type { Sharp } from 'sharp'
import type { CoverPhoto } from '../../domain/media/cover-photo.ts'
import type { CoverShape } from '../../domain/media/cover-shapes.ts'

type Shape = 'master' | 'whole' | CoverShape
/** A picture in one shape and size, as WebP. */
export type Rendition = { shape: Shape; width: number; height: number; bytes: Buffer }
/** All renditions of a picture, and what is measured of it. */
export type Rendered = { renditions: Rendition[]; coverPhoto: CoverPhoto }

export const mostPixels = 50_000_000
/** How sharp reads a picture of ours or of a stranger. */
export const reading = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const

const qualities = { master: { quality: 88, effort: 2 }, other: { quality: 82, effort: 4 } }

/** The picture as WebP; the master keeps more quality, for frames are cut from it. */
export async function webpOf(picture: Sharp, shape: Shape): Promise<Rendition> {
  const { data, info } = await picture
    .webp(shape === 'master' ? qualities.master : qualities.other)
    .toBuffer({ resolveWithObject: true })
  return { shape, width: info.width, height: info.height, bytes: data }
}
