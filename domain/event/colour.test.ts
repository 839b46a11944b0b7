import { expect, test } from 'vitest'
import { contrast, mix, readable } from './colour.ts'

test('a colour that is readable already is left alone', () => {
  expect(readable('#800020', ['#FBF8F3', '#ffffff'], 4.5)).toBe('#800020')
})

test('contrast is the one WCAG defines', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrast('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2)
})

test('a colour moves towards black on light grounds and towards white on dark ones, as little as it takes', () => {
  const onWhite = readable('#C5A46D', ['#FFFFFF'], 4.5)
  expect(contrast(onWhite, '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(onWhite, '#FFFFFF')).toBeLessThan(4.8)
  expect(contrast(readable('#444444', ['#111111'], 4.5), '#111111')).toBeGreaterThanOrEqual(4.5)
  expect(readable('#808080', ['#767676'], 21)).toBe('#000000')
})

test('a mixture is the one CSS paints in srgb', () => {
  expect(mix('#ff0000', '#0000ff', 0.25)).toBe('#4000bf')
  expect(mix('no colour', '#ffffff', 0.5)).toBe('#808080')
})

test('a gold is darkened to bronze, not to olive, and still reaches any ratio', () => {
  const bronze = readable('#D4AF37', ['#FFFFFF'], 4.5)
  expect(contrast(bronze, '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
  // Its hue is nearer to orange than before.
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(bronze.slice(at, at + 2), 16))
  expect(Number(green) - Number(blue)).toBeLessThan(0.7 * (Number(red) - Number(blue)))
  expect(readable('#FFFF00', ['#767676'], 21)).toBe('#000000')
})
