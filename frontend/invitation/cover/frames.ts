import type { Frames } from '../../../domain/calls/media.ts'
import { type CoverShape, coverShapes } from '../../../domain/media/cover-shapes.ts'
import type { Frame } from '../../../domain/media/frame.ts'

type Size = { width: number; height: number }
type Point = { x: number; y: number }

/** The usual position of a couple's faces: slightly above the middle. */
const faces: Point = { x: 0.5, y: 0.4 }

/**
 * The largest frame of a shape in a picture of this size, as near to `around` (shares of the picture) as its edges
 * allow.
 */
function largestFrame(shape: CoverShape, size: Size, around: Point): Frame {
  const { ratio } = coverShapes[shape]
  const width = Math.min(1, (size.height * ratio) / size.width)
  const height = Math.min(1, size.width / ratio / size.height)
  return roundedFrame({
    x: within(around.x - width / 2, 1 - width),
    y: within(around.y - height / 2, 1 - height),
    width,
    height,
  })
}

/** Default frames of a picture. */
export function suggestedFrames(size: Size): Frames {
  const tall = largestFrame('tall', size, faces)
  return { tall, wide: wideAround(tall, size) }
}

/** The frames after a change of one; the wide one follows the tall one until it is moved. */
export function withFrame(frames: Frames, shape: CoverShape, frame: Frame, size: Size): Frames {
  if (shape === 'wide') return { ...frames, wide: frame }
  const follows = isNear(frames.wide, wideAround(frames.tall, size))
  return { tall: frame, wide: follows ? wideAround(frame, size) : frames.wide }
}

/** The wide frame that shows what the tall one does: as wide as the picture, about the faces in the tall one. */
const wideAround = (tall: Frame, size: Size): Frame =>
  largestFrame('wide', size, { x: tall.x + tall.width * faces.x, y: tall.y + tall.height * faces.y })

const isNear = (one: Frame, other: Frame): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < 0.01)

const within = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0))

/** A frame in shares with five decimals, none of them outside the picture. */
export function roundedFrame({ x, y, width, height }: Frame): Frame {
  const share = (value: number) => Math.round(within(value, 1) * 1e5) / 1e5
  return { x: share(x), y: share(y), width: share(width), height: share(height) }
}
