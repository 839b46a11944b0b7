import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SettingsError } from './settings-error.ts'

/**
 * The secret kept under that name in the data directory, made on first use and readable by its owner only.
 * Throws `SettingsError` when the file is there with less than a secret in it.
 */
export function ensureSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name)
  const known = readSecret(file)
  if (known !== null) return known
  mkdirSync(dataDir, { recursive: true })
  // Written aside first: whoever reads at the same time, or is killed in between, never meets half of it.
  const fresh = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(fresh, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  try {
    // Of two processes that start together one links its own, and both read the same.
    linkSync(fresh, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(fresh, { force: true })
  }
  return ensureSecret(dataDir, name)
}

function readSecret(file: string): string | null {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length >= 32) return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  throw new SettingsError(
    `The file ${file} holds no whole secret: remove it, and the next start makes another.`,
  )
}
