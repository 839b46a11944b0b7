// npm run lists: installs when needed, then imports 32 real guest lists by defaults and says what comes in right.
import { install, run } from './prepare.mjs'

await install()
await run('node', ['--import', 'tsx', 'backend/guests/import/lists/run.ts'])
