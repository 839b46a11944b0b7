import type { Frames } from '../../../domain/calls/media.ts'
import type { Frame } from '../../../domain/media/frame.ts'
import { wideAround, withMounted } from '../../../domain/media/suggested-frames.ts'

type Size = { width: number; height: number }
/** Where the couple sees a frame of theirs: in the invitation, or where its link is shared. */
export type FramedPlace = 'mounted' | 'wide'

/** The frames after a change of one; the wide one follows the mounted one until it is moved. */
export function withFrame(frames: Frames, place: FramedPlace, frame: Frame, size: Size): Frames {
  if (place === 'wide') return { ...frames, wide: frame }
  const follows = isNear(frames.wide, wideAround(frames, size))
  const changed = withMounted(frames, frame, size)
  return follows ? { ...changed, wide: wideAround(changed, size) } : changed
}

const isNear = (one: Frame, other: Frame): boolean =>
  (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < 0.01)
