// npm test: install and build when needed, then every check and every test.
import { findChromium } from './find-chromium.mjs'
import { build, install, run } from './prepare.mjs'

await install()
await run('npm', ['run', '--silent', 'check'])
await build()
// Once, before several test files ask for it at the same time.
await findChromium()
await run('vitest', ['run'])
