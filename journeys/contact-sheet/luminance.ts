const linear = Float64Array.from({ length: 256 }, (_, channel) => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** Relative luminance (WCAG 2.2), 0 to 1, of a colour in 0 to 255. */
export const luminance = (r: number, g: number, b: number): number =>
  0.2126 * (linear[r] ?? 0) + 0.7152 * (linear[g] ?? 0) + 0.0722 * (linear[b] ?? 0)

/** Contrast (WCAG 2.2), 1 to 21, of two luminances. */
export const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
