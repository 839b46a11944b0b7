import type { CoverShape } from '../media/cover-shapes.ts'
import type { Frame } from '../media/frame.ts'

/** Answer of `POST /api/media`: `url` goes into `coverImageUrl`; widths in pixels, each immutable. */
export type MediaStored = {
  url: string
  width: number
  height: number
  sources: { url: string; width: number }[]
}

/** Payload of `POST /api/media/{id}/frames`; the answer is `{ url }`, which goes into `coverImageUrl`. */
export type Frames = Record<CoverShape, Frame>

/** The uploaded picture behind a cover and how it is framed, null when it is shown whole (`GET /api/events/{id}/cover`). */
export type CoverSource = { url: string; frames: Frames | null }
