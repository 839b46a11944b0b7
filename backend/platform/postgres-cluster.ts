import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import type { Binaries } from './postgres-binaries.ts'
import { asServerUser, serverUser } from './server-user.ts'
import { SettingsError } from './settings-error.ts'

/** The major version that npm brings. */
export const embeddedMajor = 18

type New = {
  user: string
  passwordFile: string
  /** Flushes the cluster to disk; false for tests. */
  durable: boolean
}

/**
 * Creates the cluster's folder unless it exists. It is created under another name and renamed: an `initdb` that was
 * killed is repeated. Throws `SettingsError` for a cluster of another major version.
 */
export function ensureCluster(binaries: Binaries, cluster: string, options: New): void {
  const versionFile = `${cluster}/PG_VERSION`
  if (!existsSync(versionFile)) {
    createCluster(binaries, cluster, options)
    return
  }
  const major = readFileSync(versionFile, 'utf8').trim()
  if (major !== String(embeddedMajor))
    throw new SettingsError(
      `The database in ${cluster} was made by PostgreSQL ${major}, and this Velada brings ${embeddedMajor}: export it with the Velada that made it (pg_dump), or choose another DATA_DIR.`,
    )
}

function createCluster(binaries: Binaries, cluster: string, { user, passwordFile, durable }: New): void {
  const fresh = `${cluster}.new-${process.pid}`
  removeUnfinished(cluster)
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  const owner = serverUser()
  if (owner) chownSync(fresh, owner.uid, owner.gid)
  const [file, args] = asServerUser(binaries.initdb, [
    `--pgdata=${fresh}`,
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ])
  const made = spawnSync(file, args, { cwd: '/', encoding: 'utf8' })
  if (made.status !== 0) {
    rmSync(fresh, { recursive: true, force: true })
    const reason = (made.stderr || made.error?.message || `it ended by ${made.signal}`).trim()
    throw new SettingsError(
      `The embedded database could not be made in ${cluster} (${reason.replaceAll('\n', ' ')}): mend that, choose another DATA_DIR, or set DATABASE_URL.`,
    )
  }
  // A folder without PG_VERSION is an incomplete cluster of an earlier initdb.
  rmSync(cluster, { recursive: true, force: true })
  renameSync(fresh, cluster)
  removeUnfinished(cluster)
}

/**
 * Removes what killed `initdb`s left. An orphaned one may still be writing or tidying up; Node ends a removal silently
 * when a file disappears under it, so this looks again.
 */
function removeUnfinished(cluster: string): void {
  for (const half of globSync(`${cluster}.new-*`))
    for (let tries = 0; tries < 20 && existsSync(half); tries++)
      rmSync(half, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
