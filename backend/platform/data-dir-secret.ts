import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SettingsError } from './settings-error.ts'

/**
 * The named secret in the data directory, created on first use and readable by its owner only. Throws `SettingsError`
 * when the file exists but is too short.
 */
export function ensureSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name)
  const known = readSecret(file)
  if (known !== null) return known
  mkdirSync(dataDir, { recursive: true })
  // Written to a temporary file first, so that no concurrent reader, and no crash, sees half of it.
  const fresh = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(fresh, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  try {
    // Of two processes that start together one creates the link, and both read the same file.
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
