import type { Frames } from '../../../domain/calls/media.ts'
import type { FramedShape } from '../../../domain/media/cover-shapes.ts'
import type { Frame } from '../../../domain/media/frame.ts'
import { wideAround } from '../../../domain/media/suggested-frames.ts'

type Size = { width: number; height: number }

/** The frames after a change of one; the wide one follows the tall one until it is moved. */
export function withFrame(frames: Frames, shape: FramedShape, frame: Frame, size: Size): Frames {
  if (shape === 'wide') return { ...frames, wide: frame }
  const follows = isNear(frames.wide, wideAround(frames.tall, size))
  return { tall: frame, wide: follows ? wideAround(frame, size) : frames.wide }
}

const isNear = (one: Frame, other: Frame): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < 0.01)
