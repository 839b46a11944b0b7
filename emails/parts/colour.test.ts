import { expect, test } from 'vitest'
import { contrast } from '../../domain/event/colour.ts'
import { colourPresets } from '../../domain/event/colour-presets.ts'
import { eventPalette, housePalette } from './colour.ts'

const pairs = [
  ...colourPresets.map(({ primary, secondary }) => [primary, secondary]),
  ['#FFFFFF', '#FFFFFF'],
  ['#000000', '#000000'],
  ['#FBF8F3', '#191713'],
  ['#FFFF00', '#00FFFF'],
  ['#777777', '#767676'],
] as [string, string][]

test.each(pairs)('%s with %s stays readable on light and on dark paper', (primary, secondary) => {
  for (const shades of Object.values(eventPalette(primary, secondary))) {
    expect(contrast(shades.accent, shades.paper)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(shades.onFill, shades.fill)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(shades.fill, shades.paper)).toBeGreaterThanOrEqual(3)
    expect(contrast(shades.ornament, shades.paper)).toBeGreaterThanOrEqual(1.8)
  }
})

test('the house colours are readable too', () => {
  for (const shades of Object.values(housePalette)) {
    for (const text of [shades.ink, shades.soft, shades.accent]) {
      expect(contrast(text, shades.paper)).toBeGreaterThanOrEqual(4.5)
    }
  }
})
