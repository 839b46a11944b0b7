// npm run proxy: installs and builds when needed, then tries the build behind a Caddy of this machine, once and twice.
import { spawnSync } from 'node:child_process'
import { build, install, run } from './prepare.mjs'

if (spawnSync('caddy', ['version']).error) {
  process.stderr.write(
    'npm run proxy needs Caddy on this machine: `apt-get install caddy` (Debian, Ubuntu), `brew install caddy` (macOS), or https://caddyserver.com/docs/install.\n',
  )
  process.exit(1)
}
await install()
await build()
await run('node', ['--import', 'tsx', 'journeys/proxy/run.ts'])
