// npm run contact-sheet: install and build when needed, then draw the formats into contact-sheet/.
// With `--pictures`, draws those the product and the README show instead.
import { findChromium } from './find-chromium.mjs'
import { build, install, run } from './prepare.mjs'

await install()
await findChromium()
const args = process.argv.slice(2)
if (args.includes('--pictures')) await run('node', ['scripts/draw-pictures.mjs'])
else {
  await build()
  await run('tsx', ['journeys/contact-sheet/draw.ts', ...args])
}
