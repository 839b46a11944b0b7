import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { eventually } from '../../backend/testing/client.ts'

export type Caddy = { authority: string; stop(): Promise<void> }

/**
 * A Caddy with the Caddyfile of docker-compose.yml and these settings of it. Its certificates are its own and stay in
 * `folder`: `authority` is the file of who signed them.
 */
export async function startCaddy(
  folder: string,
  port: number,
  settings: Record<string, string>,
): Promise<Caddy> {
  const options = ['admin off', 'skip_install_trust', 'auto_https disable_redirects', 'log { level ERROR }']
  const child: ChildProcess = spawn('caddy', ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: folder,
      XDG_DATA_HOME: folder,
      CADDY_OPTIONS: options.join('\n').replace('{ level ERROR }', '{\nlevel ERROR\n}'),
      ...settings,
    },
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await eventually('Caddy listens', async () => {
    if (child.exitCode !== null) throw new Error(`Caddy ended with ${child.exitCode}:\n${said}`)
    return await opens(port)
  })
  return {
    authority: join(folder, 'caddy/pki/authorities/local/root.crt'),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function opens(port: number): Promise<boolean> {
  const { connect } = await import('node:net')
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
