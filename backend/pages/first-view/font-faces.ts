import { declarationsOf, statementsOf } from './css-blocks.ts'
import { firstFamily, weightOf } from './font-values.ts'

/** A face of a typeface as the style sheet declares it, with a file of its own. */
export type FontFace = {
  family: string
  style: string
  weight: string
  url: string
}

/** The faces that a style sheet declares; not those of the machine itself (`local()`). */
export const fontFacesOf = (css: string): FontFace[] =>
  statementsOf(css).flatMap(({ prelude, block }) => (prelude === '@font-face' ? (faceOf(block) ?? []) : []))

/** The face that the block of an `@font-face` declares; null of one of the machine itself. */
export function faceOf(block: string): FontFace | null {
  const said = new Map(declarationsOf(block).map(({ property, value }) => [property, value]))
  const [, url] = /^url\(["']?([^"')]+)/.exec(said.get('src') ?? '') ?? []
  if (!url) return null
  return {
    family: firstFamily(said.get('font-family') ?? ''),
    style: said.get('font-style') ?? 'normal',
    weight: said.get('font-weight') ?? '400',
    url,
  }
}

/**
 * The face that a browser takes for a family, weight and style, of two equal ones the later; undefined when no face has
 * the family.
 */
export function faceFor(
  faces: readonly FontFace[],
  family: string,
  weight: number,
  style: string,
): FontFace | undefined {
  const ofFamily = faces.filter((face) => face.family === family).toReversed()
  const ofStyle = ofFamily.filter((face) => face.style === style)
  const distance = (face: FontFace) => distanceOf(weightsOf(face), weight)
  return (ofStyle.length > 0 ? ofStyle : ofFamily).toSorted((a, b) => distance(a) - distance(b))[0]
}

function weightsOf({ weight }: FontFace): [number, number] {
  const [least = 400, most = least] = weight.split(' ').map((one) => weightOf(one) ?? 400)
  return [least, most]
}

/** The order in which CSS Fonts looks for another weight: for a light one lighter first, for a bold one bolder. */
function distanceOf([least, most]: [number, number], wanted: number): number {
  if (wanted >= least && wanted <= most) return 0
  const isAbove = least > wanted
  const away = isAbove ? least - wanted : wanted - most
  const looksAboveFirst = wanted > 500 || (wanted >= 400 && least <= 500)
  return isAbove === looksAboveFirst ? away : 1_000 + away
}
