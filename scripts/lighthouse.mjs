// npm run lighthouse [-- page …]: installs and builds when needed, then measures the build with Lighthouse.
import { spawn } from 'node:child_process'
import { findChromium } from './find-chromium.mjs'
import { build, install, projectEnv, root } from './prepare.mjs'

await install()
await build()
await findChromium()

const child = spawn('node', ['--import', 'tsx', 'journeys/lighthouse/run.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: projectEnv(),
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
