import { expect, test } from 'vitest'
import type { CoverShape } from '../../../domain/media/cover-shapes.ts'
import { type Frame, isFrameOf } from '../../../domain/media/frame.ts'
import { roundedFrame, suggestedFrames, withFrame } from './frames.ts'

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
  for (const shape of ['tall', 'wide'] as CoverShape[])
    expect(isFrameOf(shape, frames[shape], size)).toBe(true)
})

test('the phone sees the full height of a landscape photo, the computer the full width of a portrait', () => {
  expect(suggestedFrames(landscape).tall).toMatchObject({ y: 0, height: 1 })
  expect(suggestedFrames(portrait).wide).toMatchObject({ x: 0, width: 1 })
  expect(suggestedFrames(portrait).wide.y).toBeLessThan(0.3)
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
