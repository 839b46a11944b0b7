// npm run chaos -- --seed N --minutes M: installs and builds when needed, then breaks what can be broken.
import { build, install, run } from './prepare.mjs'

await install()
await build()
await run('node', ['--import', 'tsx', 'journeys/chaos/run.ts', ...process.argv.slice(2)])
