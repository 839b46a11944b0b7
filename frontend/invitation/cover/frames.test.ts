import { expect, test } from 'vitest'
import type { CoverShape, FramedShape } from '../../../domain/media/cover-shapes.ts'
import { type Frame, isFrameOf } from '../../../domain/media/frame.ts'
import {
  focusIn,
  mountedFrame,
  mountedFrames,
  mountedShapeOf,
  roundedFrame,
  suggestedFrames,
} from '../../../domain/media/suggested-frames.ts'
import { withFrame } from './frames.ts'

const landscape = { width: 1600, height: 1200 }
const portrait = { width: 1200, height: 1600 }
const middle = ({ x, width }: Frame) => x + width / 2

test.each([
  landscape,
  portrait,
  { width: 700, height: 300 },
  { width: 200, height: 2400 },
  { width: 1600, height: 900 },
])('what is suggested for $width × $height, the server takes', (size) => {
  const frames = suggestedFrames(size)
  for (const shape of ['tall', 'wide'] as FramedShape[])
    expect(isFrameOf(shape, frames[shape], size)).toBe(true)
})

test('the phone sees the full height of a landscape photo, the computer the full width of a portrait', () => {
  expect(suggestedFrames(landscape).tall).toMatchObject({ y: 0, height: 1 })
  expect(suggestedFrames(portrait).wide).toMatchObject({ x: 0, width: 1 })
  expect(suggestedFrames(portrait).wide.y).toBeLessThan(0.3)
})

test('what is mounted is cut about the faces of the tall frame, as near, and never leaves the photo', () => {
  for (const size of [landscape, portrait, { width: 200, height: 2400 }, { width: 3000, height: 900 }]) {
    const whole = suggestedFrames(size).tall
    for (const x of [0, 0.3, 1 - whole.width])
      for (const nearness of [1, 0.5, 0.25]) {
        const tall = { x, y: 0.1, width: whole.width * nearness, height: whole.height * nearness }
        const frames = { ...suggestedFrames(size), tall }
        const { plate, landscape } = mountedFrames(frames, size)
        expect(isFrameOf('plate', plate, size)).toBe(true)
        expect(landscape !== null).toBe(size.width > size.height)
        if (landscape) expect(isFrameOf('landscape', landscape, size)).toBe(true)
        for (const frame of landscape ? [plate, landscape] : [plate]) {
          const focus = focusIn(frame, frames)
          expect(focus.x).toBeGreaterThan(0)
          expect(focus.x).toBeLessThan(1)
          expect(frame.x + frame.width * focus.x).toBeCloseTo(tall.x + tall.width / 2, 3)
        }
      }
  }
})

test('what the couple frames is what the invitation mounts, whatever the photo’s shape', () => {
  for (const size of [landscape, portrait, { width: 200, height: 2400 }, { width: 3000, height: 900 }]) {
    const shape = mountedShapeOf(size)
    const largest = mountedFrame(suggestedFrames(size), size)
    for (const [x, y, nearness] of [
      [0, 0, 0.25],
      [0.3, 0.1, 0.5],
      [1 - largest.width, 1 - largest.height, 1],
    ] as const) {
      const chosen = { x, y, width: largest.width * nearness, height: largest.height * nearness }
      const frames = withFrame(suggestedFrames(size), 'mounted', chosen, size)
      expect(mountedFrame(frames, size)).toEqual(chosen)
      expect(isFrameOf(shape, chosen, size)).toBe(true)
      // What the couple does not frame follows, so that it shows the same faces.
      const { plate, landscape } = mountedFrames(frames, size)
      for (const [key, frame] of Object.entries({ plate, landscape, tall: frames.tall }) as [
        CoverShape,
        Frame | null,
      ][])
        if (frame) {
          expect(isFrameOf(key, frame, size)).toBe(true)
          const focus = focusIn(frame, frames)
          expect(frame.x + frame.width * focus.x).toBeCloseTo(middle(chosen), 3)
        }
    }
  }
})

test('the wide frame follows the mounted one until it is moved by hand', () => {
  const size = { width: 2400, height: 1000 }
  const left = { x: 0, y: 0, width: 0.625, height: 1 }
  const followed = withFrame(suggestedFrames(size), 'mounted', left, size)
  expect(followed.wide.x).toBe(0)
  const moved = withFrame(followed, 'wide', { ...followed.wide, x: 0.2 }, size)
  const later = withFrame(moved, 'mounted', { ...left, x: 0.375 }, size)
  expect(later.wide).toEqual(moved.wide)
  expect(middle(mountedFrame(later, size))).toBeGreaterThan(0.6)
  expect(middle(later.tall)).toBeGreaterThan(0.6)
})

test('a frame a hair beyond the edge is brought back', () => {
  expect(roundedFrame({ x: -0.0000001, y: 0, width: 1.0000002, height: 0.5 })).toEqual({
    x: 0,
    y: 0,
    width: 1,
    height: 0.5,
  })
})
