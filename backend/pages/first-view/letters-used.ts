import { selectAll } from 'css-select'
import { type AnyNode, type Element, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { cascadeOf } from './cascade.ts'
import { type FontFace, faceFor, fontFacesOf } from './font-faces.ts'
import { firstFamily, weightOf } from './font-values.ts'
import { styleRules } from './style-rules.ts'

/** A face with the texts that are set in it, and the sizes they are drawn for where the styles say one (axis `opsz`). */
export type UsedFace = { face: FontFace; texts: string[]; opticalSizes: number[] }

/**
 * The faces in which the texts of the elements `within` are set, with the texts of each; rather a text too many than
 * one too few: what holds on some screens only counts too. Hidden text does not.
 */
export function lettersUsed(css: string, markup: string, within: string): UsedFace[] {
  const faces = fontFacesOf(css)
  const valuesOf = cascadeOf(styleRules(css))
  const found = new Map<FontFace, { texts: Set<string>; opticalSizes: Set<number> }>()

  const note = (element: Element, text: string) => {
    const shown = textsShown(text, valuesOf(element, 'text-transform'))
    for (const face of shown.length > 0 ? facesOf(element) : []) {
      const use = found.get(face) ?? { texts: new Set(), opticalSizes: new Set() }
      found.set(face, use)
      for (const one of shown) use.texts.add(one)
      for (const size of opticalSizesIn(valuesOf(element, 'font-variation-settings')))
        use.opticalSizes.add(size)
    }
  }
  const facesOf = (element: Element) => {
    const used = new Set<FontFace>()
    for (const family of valuesOf(element, 'font-family'))
      for (const weight of valuesOf(element, 'font-weight'))
        for (const style of valuesOf(element, 'font-style')) {
          const shape = style === 'initial' ? 'normal' : style
          const face = faceFor(faces, firstFamily(family), weightOf(weight) ?? 400, shape)
          if (face) used.add(face)
        }
    return used
  }
  const visit = (element: Element) => {
    if (element.name === 'style' || isOnlySpoken(valuesOf(element, 'clip-path'))) return
    if (isLeftOut(valuesOf(element, 'display'))) return
    for (const content of valuesOf(element, 'content')) note(element, writtenIn(content))
    for (const child of element.children as AnyNode[]) {
      if (isText(child)) note(element, child.data)
      else if (isTag(child)) visit(child)
    }
  }
  for (const element of selectAll<AnyNode, Element>(within, parseDocument(markup))) visit(element)
  return [...found].map(([face, { texts, opticalSizes }]) => ({
    face,
    texts: [...texts],
    opticalSizes: [...opticalSizes],
  }))
}

const opticalSizesIn = (settings: Set<string>): number[] =>
  [...settings].flatMap((value) => {
    const [, size] = /["']opsz["'] (\d+)/.exec(value) ?? []
    return size ? [Number(size)] : []
  })

/** On every screen, until something happens that the styles wait for. */
const isLeftOut = (displays: Set<string>) => displays.size === 1 && displays.has('none')
const isOnlySpoken = (clips: Set<string>) => clips.has('inset(50%)')

/** What a `content` writes; nothing for keywords and pictures. */
const writtenIn = (content: string) => /^["'](.*)["']$/.exec(content)?.[1] ?? ''

/** A text as it stands and as `text-transform` makes it, in composed letters; none for a text that shows nothing. */
function textsShown(text: string, transforms: Set<string>): string[] {
  const plain = text.normalize('NFC').replaceAll(/\s+/g, ' ')
  if (plain.trim() === '') return []
  const isRaised = transforms.has('uppercase') || transforms.has('capitalize')
  return isRaised ? [plain, plain.toLocaleUpperCase('es')] : [plain]
}
