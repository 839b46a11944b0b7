// npm run fuzz [-- --seed N --requests N]: installs and builds when needed, then asks the built api what nobody asks.
import { build, install, run } from './prepare.mjs'

await install()
await build()
await run('node', ['--import', 'tsx', 'backend/fuzz/run.ts', ...process.argv.slice(2)])
