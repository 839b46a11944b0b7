import { create, type Font } from 'fontkit'
import fontverter from 'fontverter'
import subsetFont from 'subset-font'
import { doesWorks } from '../../platform/child-work.ts'
import type { LettersWork } from './cut-letters.ts'
import { noNames, tableOfCodes, withTable } from './with-table.ts'

/** Needed by none of the shapes: names, marks of instances, instructions for coarse screens. */
const spare = ['DSIG', 'FFTM', 'STAT', 'gasp', 'meta', 'name', 'prep']
/** Unicode's private planes begin here: no text has these. */
const privateCodes = 0xf0000

/** Cuts a font file down to the letters of some texts, for `cut-letters.ts`; its only message is the file, as woff2. */
doesWorks(async function* (input) {
  const { file, texts, features, axes } = input as LettersWork
  const whole = Buffer.from(await fontverter.convert(Buffer.from(file), 'sfnt'))
  const opened = create(whole)
  if (!('layout' in opened)) throw new Error('a collection of fonts has no letters of its own')
  const isVariable = Object.keys(opened.variationAxes).length > 0
  const shapes = substitutes(opened, texts, features)
  const named = shapes.map((glyph, at) => [privateCodes + at, glyph] as const)
  const own = opened.characterSet.map((code) => [code, opened.glyphForCodePoint(code).id] as const)
  const font = shapes.length > 0 ? withTable(whole, 'cmap', tableOfCodes(new Map([...own, ...named]))) : whole
  const cut = await subsetFont(font, texts.join('') + String.fromCodePoint(...named.map(([code]) => code)), {
    targetFormat: 'sfnt',
    keepFeatures: features,
    noHinting: true,
    // All ligatures and alternates that these letters could meet are up to a third of a file.
    noLayoutClosure: true,
    // Letters alone need no classes of glyphs; of a variable face their distances at its axes stand there too.
    dropTables: shapes.length > 0 || isVariable ? spare : ['GDEF', ...spare],
    variationAxes: Object.fromEntries(Object.entries(axes).filter(([axis]) => axis in opened.variationAxes)),
  })
  yield await fontverter.convert(withTable(cut, 'name', noNames), 'woff2')
})

/** The glyphs with which texts are set, with `features` and without, that are no letter's own: ligatures, alternates. */
function substitutes(font: Font, texts: readonly string[], features: string[]): number[] {
  const found = texts.flatMap((text) => {
    const own = new Set([...text].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id))
    // What depends on the weight is not kept: the letters have one.
    const runs = [[], features].map((asked) =>
      font.layout(text, Object.fromEntries([...asked.map((tag) => [tag, true]), ['rvrn', false]])),
    )
    const glyphs = runs.flatMap((run) => run.glyphs)
    return glyphs.map(({ id }) => id).filter((id) => !own.has(id))
  })
  return [...new Set(found)]
}
