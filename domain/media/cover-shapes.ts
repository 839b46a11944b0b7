/**
 * The two shapes of a cover: tall for phones, wide for other screens. `ratio` is width to height; `widths`
 * are those served, in pixels, smallest first.
 */
export const coverShapes = {
  tall: { ratio: 9 / 16, widths: [640, 960, 1280] },
  wide: { ratio: 16 / 9, widths: [1280, 1920] },
} as const satisfies Record<string, { ratio: number; widths: readonly number[] }>

export type CoverShape = keyof typeof coverShapes

const framed = /^\/media\/[0-9a-f-]{36}\/(?:tall|wide)-\d+\.webp$/

/** The addresses of a framed cover in each width of a shape; null for a cover that is shown whole. */
export function coverAddresses(url: string, shape: CoverShape): { url: string; width: number }[] | null {
  if (!framed.test(url)) return null
  const folder = url.slice(0, url.lastIndexOf('/'))
  return coverShapes[shape].widths.map((width) => ({ url: `${folder}/${shape}-${width}.webp`, width }))
}
