// npm run build: builds dist/ from what is installed, unless it is of these very sources.
import { build } from './prepare.mjs'

await build()
