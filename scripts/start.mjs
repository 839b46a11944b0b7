// npm start, and every process of it apart: install and build when needed, then become the built program.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { nodeFlags } from './node-flags.mjs'
import { build, install, projectEnv, root } from './prepare.mjs'

await install()
await build()

const child = spawn('node', [...nodeFlags, join(root, 'dist/server/main.js'), ...process.argv.slice(2)], {
  cwd: root,
  // The channel is for its end: killed without a word, this process takes the program along.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: projectEnv(),
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
