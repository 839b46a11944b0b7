import { expect, test } from 'vitest'
import { contrast } from '../event/colour.ts'
import type { CoverPhoto } from './cover-photo.ts'
import { inkOnPhoto } from './ink-on-photo.ts'

const same = (value: number) => ({ top: value, middle: value, bottom: value })
const photo = (tone: number, darkest: number, lightest: number): CoverPhoto => ({
  tones: same(tone),
  darkest: same(darkest),
  lightest: same(lightest),
  colour: '#808080',
  focus: { x: 0.5, y: 0.4 },
  placeholder: 'data:',
})
const none = { small: same(0), large: same(0) }
const grey = (brightness: number) =>
  `#${Math.round(brightness * 255)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`

test('ink follows the photo: dark on a pale one, white on a dark one', () => {
  expect(inkOnPhoto(photo(0.8, 0.7, 0.95), ['top'])).toEqual({ ground: 'pale', veil: none })
  expect(inkOnPhoto(photo(0.2, 0.05, 0.4), ['top'])).toEqual({ ground: 'dark', veil: none })
})

test('only the thirds that hold words decide', () => {
  const tones = { top: 0.9, middle: 0.1, bottom: 0.2 }
  expect(inkOnPhoto({ ...photo(0, 0, 0), tones }, ['top']).ground).toBe('pale')
  expect(inkOnPhoto({ ...photo(0, 0, 0), tones }, ['middle', 'bottom']).ground).toBe('dark')
})

test('the veil brings what reads worst to AA, whatever the photo', () => {
  for (let tone = 0; tone <= 1; tone += 0.05)
    for (const [darkest, lightest] of [
      [0, 1],
      [tone, tone],
      [tone / 2, (tone + 1) / 2],
    ] as const) {
      const { ground, veil } = inkOnPhoto(photo(tone, darkest, lightest), ['bottom'])
      const [worst, veiled, ink] = ground === 'pale' ? [darkest, 0.9, '#141414'] : [lightest, 0.14, '#ffffff']
      for (const [size, aim] of [
        ['small', 4.5],
        ['large', 3],
      ] as const) {
        const share = veil[size].bottom
        expect(contrast(ink, grey(worst * (1 - share) + veiled * share))).toBeGreaterThanOrEqual(aim)
      }
    }
})

test('a photo that was not measured is treated as a white one', () => {
  const { ground, veil } = inkOnPhoto(null, ['top'])
  expect(ground).toBe('dark')
  expect(veil).toEqual(inkOnPhoto(photo(0.2, 0, 1), ['top']).veil)
})
