/** White words reach 4.5:1 on a ground no brighter than this (sRGB, 0 to 1). */
const ceiling = 0.45
/** How bright the scrim colour itself may be at most: it is the palette's darkest tint. */
const floor = 0.2
const least = 0.28

/** How opaque the scrim must be over a photo whose bright parts have this sRGB brightness (0 to 1). */
export function scrimAlpha(brightness: number): number {
  if (brightness <= ceiling) return least
  return Math.min(0.75, Math.max(least, (brightness - ceiling) / (brightness - floor)))
}
