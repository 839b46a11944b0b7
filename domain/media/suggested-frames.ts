import { type CoverShape, coverShapes, type FramedShape, type MountedShape } from './cover-shapes.ts'
import type { Frame } from './frame.ts'

type Size = { width: number; height: number }
type Point = { x: number; y: number }

/** The usual position of a couple's faces: slightly above the middle. */
export const faces: Point = { x: 0.5, y: 0.4 }

/** The frames of a picture that nobody framed. */
export function suggestedFrames(size: Size): Record<FramedShape, Frame> {
  const tall = frameAround('tall', size, faces)
  return { tall, wide: frameAround('wide', size, facesIn(tall)) }
}

/**
 * What the couple framed, as parts of the picture. `mounted` is what the invitation shows, in the shape of
 * `mountedShapeOf`; it is missing where it was not framed by itself, and follows the tall frame then.
 */
export type ChosenFrames = Record<FramedShape, Frame> & { mounted?: Frame | undefined }

/** A photo this broad, in width to height, is mounted as a landscape. */
const landscapeFrom = 1.25

/** The shape in which the invitation mounts a picture of this size. */
export const mountedShapeOf = (size: Size): MountedShape =>
  size.width >= size.height * landscapeFrom ? 'landscape' : 'plate'

/** The wide frame that shows what the others do: as wide as the picture, about the faces. */
export const wideAround = (frames: ChosenFrames, size: Size): Frame =>
  frameAround('wide', size, facesOf(frames))

/** The frames when the couple wants this part mounted; the wide one stays. */
export function withMounted(frames: ChosenFrames, mounted: Frame, size: Size): ChosenFrames {
  const changed = { ...frames, mounted }
  return { ...changed, tall: frameAround('tall', size, facesOf(changed), nearnessOf(changed, size)) }
}

/**
 * The frames of what is mounted: what was framed for it, or about the faces and as near. Only a picture that is broad
 * has one of a landscape.
 */
export function mountedFrames(frames: ChosenFrames, size: Size): { plate: Frame; landscape: Frame | null } {
  const own = mountedShapeOf(size)
  const frameOf = (shape: MountedShape) =>
    (shape === own && frames.mounted) || frameAround(shape, size, facesOf(frames), nearnessOf(frames, size))
  return { plate: frameOf('plate'), landscape: own === 'landscape' ? frameOf('landscape') : null }
}

/** The part of the picture that the invitation shows. */
export function mountedFrame(frames: ChosenFrames, size: Size): Frame {
  const { plate, landscape } = mountedFrames(frames, size)
  return landscape ?? plate
}

/** Where the faces are in a frame of the picture, in shares of it. */
export function focusIn(frame: Frame, frames: ChosenFrames): Point {
  const { x, y } = facesOf(frames)
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

const facesIn = (frame: Frame): Point => ({
  x: frame.x + frame.width * faces.x,
  y: frame.y + frame.height * faces.y,
})
const facesOf = ({ tall, mounted }: ChosenFrames): Point => facesIn(mounted ?? tall)

/** How much of the largest frame of its shape the chosen one is. */
function nearnessOf({ tall, mounted }: ChosenFrames, size: Size): number {
  const largest = frameAround(mounted ? mountedShapeOf(size) : 'tall', size, faces)
  return Math.min(1, (mounted ?? tall).width / largest.width)
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0))
const share = (value: number) => Math.round(within(value, 1) * 1e5) / 1e5
