import { type CoverShape, coverShapes, type FramedShape, type MountedShape } from './cover-shapes.ts'
import type { Frame } from './frame.ts'

type Size = { width: number; height: number }
type Point = { x: number; y: number }

/** The usual position of a couple's faces: slightly above the middle. */
export const faces: Point = { x: 0.5, y: 0.4 }

/** The frames of a picture that nobody framed. */
export function suggestedFrames(size: Size): Record<FramedShape, Frame> {
  const tall = frameAround('tall', size, faces)
  return { tall, wide: wideAround(tall, size) }
}

/** The wide frame that shows what the tall one does: as wide as the picture, about the faces in the tall one. */
export const wideAround = (tall: Frame, size: Size): Frame => frameAround('wide', size, facesIn(tall))

/** A photo this broad, in width to height, is mounted as a landscape where the format has room for one. */
const landscapeFrom = 1.25

/**
 * The frames of what is mounted: about the faces in the tall one, and as near. Only a picture that is broad has one of
 * a landscape.
 */
export function mountedFrames(tall: Frame, size: Size): { plate: Frame; landscape: Frame | null } {
  const nearness = Math.min(1, tall.width / frameAround('tall', size, faces).width)
  const around = (shape: MountedShape) => frameAround(shape, size, facesIn(tall), nearness)
  const isLandscape = size.width >= size.height * landscapeFrom
  return { plate: around('plate'), landscape: isLandscape ? around('landscape') : null }
}

/** Where the faces of the tall frame are in another frame of the same picture, in shares of it. */
export function focusIn(frame: Frame, tall: Frame): Point {
  const { x, y } = facesIn(tall)
  return { x: share((x - frame.x) / frame.width), y: share((y - frame.y) / frame.height) }
}

/** A frame in shares with five decimals, none of them outside the picture. */
export const roundedFrame = ({ x, y, width, height }: Frame): Frame => ({
  x: share(x),
  y: share(y),
  width: share(width),
  height: share(height),
})

/**
 * The largest frame of a shape in a picture of this size, or `nearness` of it, as near to `around` (shares of the
 * picture) as its edges allow.
 */
function frameAround(shape: CoverShape, size: Size, around: Point, nearness = 1): Frame {
  const { ratio } = coverShapes[shape]
  const width = nearness * Math.min(1, (size.height * ratio) / size.width)
  const height = nearness * Math.min(1, size.width / ratio / size.height)
  return roundedFrame({
    x: within(around.x - width / 2, 1 - width),
    y: within(around.y - height / 2, 1 - height),
    width,
    height,
  })
}

const facesIn = (tall: Frame): Point => ({
  x: tall.x + tall.width * faces.x,
  y: tall.y + tall.height * faces.y,
})

const within = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0))
const share = (value: number) => Math.round(within(value, 1) * 1e5) / 1e5
