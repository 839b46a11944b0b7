import { spawnSync } from 'node:child_process'

// This user exists on every system.
const unprivileged = { user: 'nobody', uid: 65534, gid: 65534 }

/** The user of the server's files when we are root, because PostgreSQL refuses to run as root. */
export const serverUser = () => (process.getuid?.() === 0 ? unprivileged : null)

/** As root, runs a command as `nobody` with the capability to traverse root's private folders. */
export function asServerUser(file: string, args: readonly string[]): [string, string[]] {
  if (!serverUser()) return [file, [...args]]
  const leave = '-all,+dac_override'
  const as = [
    `--reuid=${unprivileged.user}`,
    `--regid=${unprivileged.gid}`,
    '--clear-groups',
    `--inh-caps=${leave}`,
  ]
  return ['setpriv', [...as, `--ambient-caps=${leave}`, '--pdeathsig=INT', file, ...args]]
}

/** Runs a command as the server's user; null when it succeeds, otherwise why it did not. */
export function runAsServerUser(file: string, ...args: string[]): string | null {
  const [command, rest] = asServerUser(file, args)
  const { status, error, stderr } = spawnSync(command, rest, { cwd: '/', encoding: 'utf8' })
  return status === 0 ? null : (error?.message ?? stderr.trim())
}
