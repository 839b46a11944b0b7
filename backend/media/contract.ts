/**
 * The two shapes a cover is framed in: upright for phones, lying for wide screens. `ratio` is width to height; `widths`
 * are those served, in pixels, smallest first.
 */
export const coverShapes = {
  tall: { ratio: 9 / 16, widths: [640, 960, 1280] },
  wide: { ratio: 16 / 9, widths: [1280, 1920] },
} as const satisfies Record<string, { ratio: number; widths: readonly number[] }>
export type CoverShape = keyof typeof coverShapes

/** How far a photo can be brought near: a frame is at least this part of the largest one that fits. */
export const nearestFrame = 1 / 4

/** A part of an upright picture, in shares of its width and its height, 0 to 1. */
export type Frame = { x: number; y: number; width: number; height: number }

/** Payload of `POST /api/media/{id}/frames`; the answer is `{ url }`, which goes into `coverImageUrl`. */
export type Frames = Record<CoverShape, Frame>

/** The uploaded picture behind a cover and how it is framed, null when it is shown whole (`GET /api/events/{id}/cover`). */
export type CoverSource = { url: string; frames: Frames | null }

const framed = /^\/media\/[0-9a-f-]{36}\/(?:tall|wide)-\d+\.webp$/

/** Where a framed cover is served in each width of a shape; null for a cover that is shown whole. */
export function coverAddresses(url: string, shape: CoverShape): { url: string; width: number }[] | null {
  if (!framed.test(url)) return null
  const folder = url.slice(0, url.lastIndexOf('/'))
  return coverShapes[shape].widths.map((width) => ({ url: `${folder}/${shape}-${width}.webp`, width }))
}

/** Whether a frame lies within the picture, has its shape (within 2 %) and is not nearer than allowed. */
export function isFrameOf(shape: CoverShape, frame: Frame, size: { width: number; height: number }): boolean {
  const { ratio } = coverShapes[shape]
  const width = frame.width * size.width
  const height = frame.height * size.height
  const widest = Math.min(size.width, size.height * ratio)
  const slip = 0.001
  return (
    frame.x + frame.width <= 1 + slip &&
    frame.y + frame.height <= 1 + slip &&
    width >= widest * nearestFrame * 0.98 &&
    Math.abs(width / height / ratio - 1) <= 0.02
  )
}
