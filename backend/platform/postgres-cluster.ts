import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { asServerUser, type Binaries, serverUser } from './postgres-binaries.ts'
import { SettingsError } from './settings-error.ts'

/** The major version that npm brings. */
export const embeddedMajor = 18

type New = {
  user: string
  passwordFile: string
  /** Written through to the disk before it is used; off for what lives as long as a test. */
  durable: boolean
}

/**
 * Makes the cluster's folder unless there is one. It is made aside and renamed: an `initdb` that was killed half-way
 * is done again. Throws `SettingsError` for a cluster that another major version of PostgreSQL made.
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
  // An initdb whose starter was killed may still be writing for a moment.
  for (const half of globSync(`${cluster}.new-*`))
    rmSync(half, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
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
  // Without its version a folder is no cluster: what an earlier initdb left half-made.
  rmSync(cluster, { recursive: true, force: true })
  renameSync(fresh, cluster)
}
