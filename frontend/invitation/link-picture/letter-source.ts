import type { Typeface } from '../typefaces/typeface.ts'
import { type Cut, cutOf, type Face, hasLetters } from './cut.ts'
import { openCousin, openFont, openStandIn, type ReadFile } from './font-shelf.ts'
import type { Scene } from './scene.ts'

type LetterSource = {
  cut: Scene['cut']
  /** The first cut of a family, by its plain name. */
  ofFamily: (family: string) => Cut
}

/** Opens the typefaces of a design, and other files only where the names need them. */
export async function letterSource(
  typefaces: Typeface[],
  names: string,
  readFile: ReadFile,
): Promise<LetterSource> {
  const cuts = new Map<string, Cut>()
  for (const { family, kind, faces } of typefaces) {
    for (const { weight, style, url } of faces) {
      const own = await openFont(url, readFile)
      const stacks: Face[][] = [[own]]
      if (!hasLetters([own], names)) {
        stacks.push([own, ...(await openCousin(family, weight, style, readFile))])
        stacks.push(await openStandIn(kind, readFile))
      }
      cuts.set(`${family} ${weight} ${style}`, cutOf(own, stacks, names))
    }
  }
  const cut: Scene['cut'] = ({ family, faces: [first] }, weight, style) => {
    const key = `${family} ${weight ?? first?.weight} ${style ?? (weight ? 'normal' : first?.style)}`
    const found = cuts.get(key)
    if (!found) throw new Error(`the design opens no ${key}`)
    return found
  }
  return {
    cut,
    ofFamily(family) {
      const typeface = typefaces.find((one) => one.family === family)
      if (!typeface) throw new Error(`the design opens no ${family}`)
      return cut(typeface)
    },
  }
}
