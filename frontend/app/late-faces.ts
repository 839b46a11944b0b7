import { nextPaint } from './next-paint.ts'

/** In milliseconds: a face that has not come by then is shown when it comes. */
const patience = 3000

/**
 * Lets the typefaces' files that the cover does not need be fetched when a word asks for them, once the cover is painted;
 * the server has set their rules apart in an element of this id. Those that the cover has begun with some letters, the
 * first `data-begun` of them, are fetched at once and shown together: the browser sets all words anew for each face that
 * comes. They are added one by one: if the element began to count, the browser would make every face of the page anew,
 * and the names on the cover might be missing for a frame or longer.
 */
export async function askForLateFaces(): Promise<void> {
  await nextPaint()
  const late = document.getElementById('late-faces')
  if (!(late instanceof HTMLStyleElement)) return
  const faces = [...(late.sheet?.cssRules ?? [])].flatMap((rule) =>
    rule instanceof CSSFontFaceRule ? faceOf(rule.style) : [],
  )
  const begun = faces.slice(0, Number(late.dataset.begun))
  const enough = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.race([Promise.allSettled(begun.map((face) => face.load())), enough])
  for (const face of faces) document.fonts.add(face)
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
