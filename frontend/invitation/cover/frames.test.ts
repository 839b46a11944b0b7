import { expect, test } from 'vitest'
import type { FramedShape } from '../../../domain/media/cover-shapes.ts'
import { type Frame, isFrameOf } from '../../../domain/media/frame.ts'
import {
  focusIn,
  mountedFrames,
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
        const { plate, landscape } = mountedFrames(tall, size)
        expect(isFrameOf('plate', plate, size)).toBe(true)
        expect(landscape !== null).toBe(size.width > size.height)
        if (landscape) expect(isFrameOf('landscape', landscape, size)).toBe(true)
        for (const frame of landscape ? [plate, landscape] : [plate]) {
          const focus = focusIn(frame, tall)
          expect(focus.x).toBeGreaterThan(0)
          expect(focus.x).toBeLessThan(1)
          expect(frame.x + frame.width * focus.x).toBeCloseTo(tall.x + tall.width / 2, 3)
        }
      }
  }
})

test('the wide frame follows the tall one until it is moved by hand', () => {
  const size = { width: 2400, height: 1000 }
  const tall = { x: 0, y: 0, width: 0.234375, height: 1 }
  const followed = withFrame(suggestedFrames(size), 'tall', tall, size)
  expect(followed.wide.x).toBe(0)
  const moved = withFrame(followed, 'wide', { ...followed.wide, x: 0.2 }, size)
  const later = withFrame(moved, 'tall', { ...tall, x: 0.7 }, size)
  expect(later.wide).toEqual(moved.wide)
  expect(middle(later.tall)).toBeGreaterThan(0.8)
})

test('a frame a hair beyond the edge is brought back', () => {
  expect(roundedFrame({ x: -0.0000001, y: 0, width: 1.0000002, height: 0.5 })).toEqual({
    x: 0,
    y: 0,
    width: 1,
    height: 0.5,
  })
})
