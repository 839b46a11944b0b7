import * as v from 'valibot'
import { CoverPhoto } from '../media/cover-photo.ts'
import type { ChosenFrames } from '../media/suggested-frames.ts'
import { defineCall } from './define-call.ts'

/** An uploaded picture: `url` goes into `coverImageUrl`; widths in pixels, each immutable. */
export const MediaStored = v.object({
  url: v.string(),
  width: v.number(),
  height: v.number(),
  sources: v.array(v.object({ url: v.string(), width: v.number() })),
})
export type MediaStored = v.InferOutput<typeof MediaStored>

const share = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1))
const FrameShares = v.object({ x: share, y: share, width: share, height: share })

/** The parts of the picture that the couple chose. `mounted` has the shape in which the invitation mounts the picture. */
export const Frames = v.object({
  tall: FrameShares,
  wide: FrameShares,
  mounted: v.optional(FrameShares),
}) satisfies v.GenericSchema<ChosenFrames>
export type Frames = v.InferOutput<typeof Frames>

/** The upload behind a cover and its frames; null when it is shown whole. */
export const CoverSource = v.object({ url: v.string(), frames: v.nullable(Frames) })
export type CoverSource = v.InferOutput<typeof CoverSource>

const failures = ['busy', 'too-many-requests'] as const

export const storeImage = defineCall('POST', '/api/media', {
  summary: 'Keeps a JPG, PNG or WebP of at most 5 MB, upright and in several widths',
  takes: 'multipart/form-data',
  status: 201,
  response: MediaStored,
  failures: [
    ...failures,
    'file-missing',
    'image-too-large',
    'image-wrong-type',
    'image-unreadable',
    'image-too-many-pixels',
  ],
})

export const frameImage = defineCall('POST', '/api/media/:id/frames', {
  summary: 'Cuts a stored picture to the shapes of a cover; the url goes into `coverImageUrl`',
  payload: Frames,
  status: 201,
  response: v.object({ url: v.string() }),
  failures: [...failures, 'not-found', 'frame-invalid'],
})

export const findCoverPhoto = defineCall('GET', '/api/media/:id/measures', {
  summary: 'What is measured of a stored cover, so that a preview shows it as guests will; null until it is',
  response: v.object({ coverPhoto: v.nullable(CoverPhoto) }),
  failures: ['not-found'],
})

export const findCoverSource = defineCall('GET', '/api/events/:eventId/cover', {
  summary: 'The uploaded picture behind an event’s cover, and how it is framed',
  auth: 'session',
  response: CoverSource,
  failures: ['event-not-found', 'not-found'],
})

export const downloadRendition = defineCall('GET', '/media/:id/:file', {
  summary: 'A stored picture: `640.webp`, or cut `tall-640.webp`',
  response: 'image/webp',
  failures: ['not-found'],
})

export const downloadJpeg = defineCall('GET', '/media/:id/jpeg/:file', {
  summary: 'The same picture for browsers that cannot open WebP: `tall-640.jpg`',
  response: 'image/jpeg',
  failures: ['not-found'],
})
