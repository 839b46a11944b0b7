import type { Typeface } from '../typefaces/typeface.ts'
import { openExtendedLatin, openFallbackFaces, openFont, type ReadFile } from './font-shelf.ts'
import { type OutlineFont, outlineFontOf } from './outline-font.ts'
import type { Scene } from './scene.ts'
import { type Face, hasLetters } from './set-line.ts'

type LetterSource = {
  font: Scene['font']
  /** The first font of a family, by its plain name. */
  ofFamily: (family: string) => OutlineFont
}

/** Opens the typefaces of a design, and fallback files only if the names need them. */
export async function letterSource(
  typefaces: Typeface[],
  names: string,
  readFile: ReadFile,
): Promise<LetterSource> {
  const fonts = new Map<string, OutlineFont>()
  for (const { family, kind, faces } of typefaces) {
    for (const { weight, style, url } of faces) {
      const own = await openFont(url, readFile)
      const stacks: Face[][] = [[own]]
      if (!hasLetters([own], names)) {
        stacks.push([own, ...(await openExtendedLatin(family, weight, style, readFile))])
        stacks.push(await openFallbackFaces(kind, readFile))
      }
      fonts.set(`${family} ${weight} ${style}`, outlineFontOf(own, stacks, names))
    }
  }
  const font: Scene['font'] = ({ family, faces: [first] }, weight, style) => {
    const key = `${family} ${weight ?? first?.weight} ${style ?? (weight ? 'normal' : first?.style)}`
    const found = fonts.get(key)
    if (!found) throw new Error(`the design opens no ${key}`)
    return found
  }
  return {
    font,
    ofFamily(family) {
      const typeface = typefaces.find((one) => one.family === family)
      if (!typeface) throw new Error(`the design opens no ${family}`)
      return font(typeface)
    },
  }
}
