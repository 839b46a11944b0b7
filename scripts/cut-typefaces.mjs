// Cuts the heaviest typefaces down to the letters of western Europe, so that a format stays within 60 kB.
// `node scripts/cut-typefaces.mjs`, after a version of their packages has changed. Ligatures and alternates stay.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { withLetters } from './with-letters.mjs'

const cuts = {
  'cormorant-garamond-400-italic': import.meta.resolve(
    '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-400-italic.woff2',
  ),
  'cormorant-garamond-500-italic': import.meta.resolve(
    '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2',
  ),
  'cormorant-garamond-500': import.meta.resolve(
    '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2',
  ),
  'great-vibes': import.meta.resolve('@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff2'),
  'pinyon-script': import.meta.resolve(
    '@fontsource/pinyon-script/files/pinyon-script-latin-400-normal.woff2',
  ),
}
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
const letters = [...range(0x20, 0x7e), ...'¡¿«»ªº°·´¨\u00a0', ...range(0xc0, 0xff), ...'ŒœŸ‘’“”–—…•€'].join(
  '',
)

/** Great Vibes draws a capital I like its J, so that Inés reads as Jnés: it has the I of Parisienne. */
async function withOwnI(vibes) {
  const parisienne = readFileSync(
    fileURLToPath(import.meta.resolve('@fontsource/parisienne/files/parisienne-latin-400-normal.woff2')),
  )
  const [font, other] = await Promise.all(
    [vibes, parisienne].map((source) => subsetFont(source, letters, { targetFormat: 'truetype' })),
  )
  const [own, others] = [font, other].map((of) => create(of))
  const glyphIn = (of, letter) => of.glyphForCodePoint(letter.codePointAt(0)).id
  const glyphs = [...'IÍ'].map((letter) => [glyphIn(own, letter), glyphIn(others, letter)])
  return withLetters(font, other, glyphs, 1.04)
}

for (const [name, source] of Object.entries(cuts)) {
  const whole = readFileSync(fileURLToPath(source))
  const cut = await subsetFont(name === 'great-vibes' ? await withOwnI(whole) : whole, letters, {
    targetFormat: 'woff2',
  })
  writeFileSync(`frontend/invitation/typefaces/${name}.woff2`, cut)
  process.stdout.write(`${name}: ${cut.length} bytes\n`)
}
