import {
  formatHex,
  interpolate,
  modeLrgb,
  modeRgb,
  parseHex,
  type Rgb,
  useMode as registerMode,
  wcagContrast,
  wcagLuminance,
} from 'culori/fn'

registerMode(modeRgb)
registerMode(modeLrgb)

/** A #rrggbb colour; anything else is black. */
const parse = (hex: string): Rgb => parseHex(hex) ?? { mode: 'rgb', r: 0, g: 0, b: 0 }

/** WCAG 2.2 contrast ratio of two #rrggbb colours, 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(parse(one), parse(other))

/** `share` (0 to 1) of the first colour in the second, mixed as CSS does `in srgb`; as #rrggbb. */
export const mix = (one: string, other: string, share: number): string =>
  formatHex(interpolate([parse(other), parse(one)], 'rgb')(share))

/**
 * The nearest tint or shade of a colour that reaches a contrast ratio on every ground given. It goes towards black
 * on light grounds and towards white on dark ones; the result is as close to the owner's colour as the ratio allows.
 */
export function readable(colour: string, grounds: string[], ratio: number): string {
  const luminance = grounds.reduce((sum, ground) => sum + wcagLuminance(parse(ground)), 0) / grounds.length
  const pole = luminance > 0.18 ? '#000000' : '#ffffff'
  for (let share = 100; share > 0; share -= 2) {
    const tint = mix(colour, pole, share / 100)
    if (grounds.every((ground) => contrast(tint, ground) >= ratio)) return tint
  }
  return pole
}
