// npm run contact-sheet: install and build when needed, then draw the fifteen formats into contact-sheet/.
// With `--pictures`, draws those the product and the README show instead.
import { build, install, run } from './prepare.mjs'

install()
const args = process.argv.slice(2)
if (args.includes('--pictures')) run('node', ['scripts/draw-pictures.mjs'])
else {
  build()
  run('tsx', ['journeys/contact-sheet/draw.ts', ...args])
}
