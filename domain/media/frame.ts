import { type CoverShape, coverShapes } from './cover-shapes.ts'

/** Maximum zoom: a frame is at least this part of the largest one that fits. */
export const nearestFrame = 1 / 4

/** A part of an upright picture, in fractions of its width and height. */
export type Frame = { x: number; y: number; width: number; height: number }

/** Whether a frame is within the picture, has its shape (within 2 %) and respects the maximum zoom. */
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
