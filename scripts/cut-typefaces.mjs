// Cuts the heaviest typefaces down to the letters of western Europe, so that a format stays within 60 kB.
// `node scripts/cut-typefaces.mjs`, after a version of their packages has changed. Ligatures and alternates stay.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

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

for (const [name, source] of Object.entries(cuts)) {
  const cut = await subsetFont(readFileSync(fileURLToPath(source)), letters, { targetFormat: 'woff2' })
  writeFileSync(`frontend/invitation/typefaces/${name}.woff2`, cut)
  process.stdout.write(`${name}: ${cut.length} bytes\n`)
}
