import { nextPaint } from './next-paint.ts'

/**
 * Lets the typefaces' files that the cover does not need be fetched when a word asks for them, once the cover is painted;
 * the server has set their rules apart in an element of this id. They are added one by one: if the element began to count,
 * the browser would make every face of the page anew, and the names on the cover might be missing for a frame or longer.
 */
export async function askForLateFaces(): Promise<void> {
  await nextPaint()
  const late = document.getElementById('late-faces')
  if (!(late instanceof HTMLStyleElement)) return
  for (const rule of late.sheet?.cssRules ?? [])
    if (rule instanceof CSSFontFaceRule) document.fonts.add(faceOf(rule.style))
  late.remove()
}

function faceOf(rule: CSSStyleDeclaration): FontFace {
  const said = (name: string) => rule.getPropertyValue(name)
  return new FontFace(said('font-family').replace(/^["']|["']$/g, ''), said('src'), {
    style: said('font-style') || 'normal',
    weight: said('font-weight') || 'normal',
    unicodeRange: said('unicode-range') || 'U+0-10FFFF',
    display: 'swap',
  })
}
