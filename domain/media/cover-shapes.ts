/**
 * The shapes of a cover: tall fills a phone, wide fills other screens, a plate is mounted on the card, and a landscape
 * too, when the photo is one. `ratio` is width to height; `widths` are those served, in pixels, smallest first.
 */
export const coverShapes = {
  tall: { ratio: 9 / 16, widths: [640, 960, 1280] },
  wide: { ratio: 16 / 9, widths: [1280, 1920] },
  plate: { ratio: 4 / 5, widths: [480, 720, 1080] },
  landscape: { ratio: 3 / 2, widths: [640, 960, 1440] },
} as const satisfies Record<string, { ratio: number; widths: readonly number[] }>

export type CoverShape = keyof typeof coverShapes
/** The shapes that the couple frames. */
export type FramedShape = 'tall' | 'wide'
/** The shapes that follow the tall one. */
export type MountedShape = Exclude<CoverShape, FramedShape>

const stored = /^\/media\/[0-9a-f-]{36}\/(?:(?:tall|wide)-)?\d+\.webp$/
const framed = /^\/media\/[0-9a-f-]{36}\/(?:tall|wide)-\d+\.webp$/

/** The addresses of a stored cover in each width of a shape; null when it was not cut to that shape. */
export function coverAddresses(url: string, shape: CoverShape): { url: string; width: number }[] | null {
  const isFramed = shape === 'tall' || shape === 'wide'
  if (!(isFramed ? framed : stored).test(url)) return null
  const folder = url.slice(0, url.lastIndexOf('/'))
  return coverShapes[shape].widths.map((width) => ({ url: `${folder}/${shape}-${width}.webp`, width }))
}
