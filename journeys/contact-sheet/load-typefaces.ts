/**
 * Runs in the page: returns when every typeface that its styles declare is there, or cannot be had. `document.fonts.ready`
 * alone waits for those in use now: another width or another word asks for one more, and moves the words when it comes.
 * Those that the page's script asks for after the first frame are asked for here: it may be kept from running. What a
 * phone shows after them is there too.
 */
export async function loadTypefaces(): Promise<void> {
  const late = document.getElementById('late-faces')
  for (const rule of (late instanceof HTMLStyleElement && late.sheet?.cssRules) || [])
    if (rule instanceof CSSFontFaceRule) {
      const { style } = rule
      document.fonts.add(
        new FontFace(
          style.getPropertyValue('font-family').replaceAll('"', ''),
          style.getPropertyValue('src'),
          {
            style: style.getPropertyValue('font-style'),
            weight: style.getPropertyValue('font-weight'),
            unicodeRange: style.getPropertyValue('unicode-range') || 'U+0-10FFFF',
          },
        ),
      )
    }
  late?.remove()
  // Only with the layout are they among the document's.
  document.body.getBoundingClientRect()
  await Promise.allSettled([...document.fonts].map((face) => face.load()))
  await document.fonts.ready
  while ('held' in document.documentElement.dataset) await new Promise(requestAnimationFrame)
}
