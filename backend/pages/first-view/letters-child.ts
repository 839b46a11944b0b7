import { create } from 'fontkit'
import fontverter from 'fontverter'
import subsetFont from 'subset-font'
import { doesWorks } from '../../platform/child-work.ts'
import type { LettersWork } from './cut-letters.ts'
import { withEmptyNames } from './with-empty-names.ts'

/** Needed by none of the shapes: names, marks of instances, instructions for coarse screens. */
const spare = ['DSIG', 'FFTM', 'STAT', 'gasp', 'meta', 'name', 'prep']

/** Cuts a font file down to the letters of some texts, for `cut-letters.ts`; its only message is the file, as woff2. */
doesWorks(async function* (input) {
  const { file, texts, features, axes } = input as LettersWork
  const font = Buffer.from(await fontverter.convert(Buffer.from(file), 'sfnt'))
  const opened = create(font)
  const isPlain = !substitutes(opened, texts)
  const variable = 'variationAxes' in opened ? opened.variationAxes : {}
  const cut = await subsetFont(font, texts.join(''), {
    targetFormat: 'sfnt',
    keepFeatures: features,
    noHinting: true,
    // Ligatures and alternates are up to a third of a file, and most texts meet none of them.
    noLayoutClosure: isPlain,
    dropTables: isPlain ? ['GDEF', ...spare] : spare,
    variationAxes: Object.fromEntries(Object.entries(axes).filter(([axis]) => axis in variable)),
  })
  yield await fontverter.convert(withEmptyNames(cut), 'woff2')
})

/** Whether a text is set with a shape that is no letter's own: a ligature, an alternate. */
function substitutes(font: ReturnType<typeof create>, texts: readonly string[]): boolean {
  if (!('layout' in font)) return true
  return texts.some((text) => {
    const own = new Set([...text].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id))
    return font.layout(text).glyphs.some(({ id }) => !own.has(id))
  })
}
