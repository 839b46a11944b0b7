type Rgb = readonly [number, number, number]

const parse = (hex: string): Rgb => {
  const value = /^#[0-9a-f]{6}$/i.test(hex) ? Number.parseInt(hex.slice(1), 16) : 0
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const format = (rgb: Rgb) =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** WCAG 2.2 relative luminance of a #rrggbb colour, 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = parse(hex).map((channel) => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2.2 contrast ratio of two #rrggbb colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** `share` (0 to 1) of the first colour in the second. */
export function mix(one: string, other: string, share: number): string {
  const [a, b] = [parse(one), parse(other)]
  return format(a.map((channel, index) => channel * share + (b[index] ?? 0) * (1 - share)) as unknown as Rgb)
}

/**
 * The nearest tint or shade of a colour that reaches a contrast ratio on every ground given. It goes towards black
 * on light grounds and towards white on dark ones; the result is as close to the owner's colour as the ratio allows.
 */
export function readable(colour: string, grounds: string[], ratio: number): string {
  const light = grounds.reduce((sum, ground) => sum + luminance(ground), 0) / grounds.length > 0.18
  const pole = light ? '#000000' : '#ffffff'
  for (let share = 100; share > 0; share -= 2) {
    const tint = mix(colour, pole, share / 100)
    if (grounds.every((ground) => contrast(tint, ground) >= ratio)) return tint
  }
  return pole
}
