import { describe, expect, test } from 'vitest'
import { contrast, mix } from '../../domain/event/colour.ts'
import { colourPresets } from '../../domain/event/colour-presets.ts'
import { pairIsReadable, paletteOf } from './palette.ts'
import { scrimAlpha } from './scrim.ts'

const pairs = [
  ...colourPresets.map(({ name, primary, secondary }) => [name, primary, secondary] as const),
  ['the wizard’s own', '#1A1A1A', '#C9A96E'],
  ['white on white', '#FFFFFF', '#FFFFFF'],
  ['black on black', '#000000', '#000000'],
  ['yellow on white', '#FFFF00', '#FFFFFF'],
  ['the same grey', '#808080', '#808080'],
  ['neon', '#00FF00', '#FF00FF'],
] as const

describe.each(pairs)('%s', (_, primary, secondary) => {
  const tints = paletteOf(primary, secondary)

  test.each([
    ['ink', 'paper'],
    ['ink', 'panel'],
    ['inkSoft', 'paper'],
    ['inkSoft', 'panel'],
    ['accent', 'paper'],
    ['accent', 'panel'],
    ['onWash', 'wash'],
    ['onTone', 'tone'],
    ['onFill', 'fill'],
    ['onFillSoft', 'fill'],
    ['onDeep', 'deep'],
    ['fillAccent', 'deep'],
  ] as const)('%s on %s reaches AA', (text, ground) => {
    expect(contrast(tints[text], tints[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test('ornaments can be seen on paper', () => {
    expect(contrast(tints.ornament, tints.paper)).toBeGreaterThanOrEqual(1.8)
    expect(contrast(tints.ornamentDeep, tints.paper)).toBeGreaterThanOrEqual(2.5)
  })

  test('white words reach AA over any photo once its scrim is on it', () => {
    for (const brightness of [0, 0.3, 0.5, 0.75, 1]) {
      const channel = Math.round(brightness * 255)
        .toString(16)
        .padStart(2, '0')
      const photo = `#${channel}${channel}${channel}`
      const ground = mix(tints.scrim, photo, scrimAlpha(brightness))
      expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(4.5)
    }
  })
})

test('a pair as it comes is called readable only when it can be read', () => {
  expect(pairIsReadable('#1A1A1A', '#70A589')).toBe(true)
  expect(pairIsReadable('#FFFFFF', '#FFFFFF')).toBe(false)
  expect(pairIsReadable('#800020', '#800021')).toBe(false)
  for (const { primary, secondary } of colourPresets) expect(pairIsReadable(primary, secondary)).toBe(true)
})
