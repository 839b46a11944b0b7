import type { Frame } from '../../domain/media/frame.ts'

export type Size = { width: number; height: number }

/** The requested widths, none larger than the source. */
export const upTo = (wanted: readonly number[], most: number) =>
  wanted.some((width) => width >= most) ? [...wanted.filter((width) => width < most), most] : [...wanted]

/** The frame in pixels of a picture; at least one. */
export function pixelsOf(frame: Frame, { width, height }: Size) {
  const left = Math.min(width - 1, Math.round(frame.x * width))
  const top = Math.min(height - 1, Math.round(frame.y * height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(frame.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(frame.height * height))),
  }
}

/** The size scaled to fit, never enlarged. */
export function fitted(size: Size, most: Size): Size {
  const scale = Math.min(1, most.width / size.width, most.height / size.height)
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  }
}
