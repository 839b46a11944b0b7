// npm run bench [answer|campaign-request|fan-out|rsvp|import|pages|webhooks|dashboard|timing|start …]: installs and builds when needed, then measures the build.
import { build, install, run } from './prepare.mjs'

await install()
await build()
await run('node', ['--import', 'tsx', 'backend/bench/run.ts', ...process.argv.slice(2)])
