import { convertRgbToLrgb, parseHex, type Rgb, serializeHex } from 'culori/fn'

/** A #rrggbb colour; anything else is black. */
const parse = (hex: string): Rgb => parseHex(hex) ?? { mode: 'rgb', r: 0, g: 0, b: 0 }

/**
 * WCAG 2.2 relative luminance of a #rrggbb colour, 0 to 1. culori's own functions for it bring every colour space along:
 * 3 kB more for each guest's phone.
 */
function luminance(hex: string): number {
  const { r, g, b } = convertRgbToLrgb(parse(hex))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2.2 contrast ratio of two #rrggbb colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** How far a #rrggbb colour is from a grey, 0 to 1: its strongest channel less its weakest. */
export function colourfulness(hex: string): number {
  const { r, g, b } = parse(hex)
  return Math.max(r, g, b) - Math.min(r, g, b)
}

/** `share` (0 to 1) of the first colour in the second, mixed as CSS does `in srgb`; as #rrggbb. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [parse(one), parse(other)]
  const part = (of: 'r' | 'g' | 'b') => a[of] * share + b[of] * (1 - share)
  return serializeHex({ mode: 'rgb', r: part('r'), g: part('g'), b: part('b') })
}

/** What yellows and golds are darkened with: with black alone they turn olive. */
const bronze = '#5a1e00'

/** A yellow or a gold, whose hue is 42° to 60°, and no grey. */
function isGolden(hex: string): boolean {
  const { r, g, b } = parse(hex)
  return r >= g && g - b > 0.7 * (r - b) && r - b > 0.2
}

/**
 * The nearest tint or shade of a colour that reaches a contrast ratio on every ground given. It goes towards black
 * on light grounds (a gold towards bronze) and towards white on dark ones; the result is as close to the owner's colour
 * as the ratio allows.
 */
export function readable(colour: string, grounds: string[], ratio: number): string {
  const light = grounds.reduce((sum, ground) => sum + luminance(ground), 0) / grounds.length > 0.18
  const pole = light ? '#000000' : '#ffffff'
  for (const towards of light && isGolden(colour) ? [bronze, pole] : [pole])
    for (let share = 100; share > 0; share -= 2) {
      const tint = mix(colour, towards, share / 100)
      if (grounds.every((ground) => contrast(tint, ground) >= ratio)) return tint
    }
  return pole
}
