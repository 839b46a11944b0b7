import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { SettingsError } from './settings-error.ts'

const patienceMs = 10_000

// Below the ephemeral port range: outgoing connections would take the port while the database is down.
const range = { from: 15_000, to: 32_000 }

/**
 * The port of the last start, so that processes find the database again after a restart. While another program uses it,
 * waits for it, then throws `SettingsError`; `mayMove` takes another one instead, for a start that no process
 * connected to yet.
 */
export async function stablePort(dataDir: string, { mayMove }: { mayMove: boolean }): Promise<number> {
  const file = join(dataDir, 'database-port')
  const known = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0
  const end = Date.now() + (mayMove ? 0 : patienceMs)
  while (known > 0) {
    if (await freePort(known)) return known
    if (mayMove) break
    if (Date.now() > end)
      throw new SettingsError(
        `Port ${known} of the embedded database is in use by another program: end that, or remove ${file} and start everything anew.`,
      )
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const port = await anyPort()
  // Renamed, so that no concurrent reader finds it empty.
  writeFileSync(`${file}.new`, String(port))
  renameSync(`${file}.new`, file)
  return port
}

async function anyPort(): Promise<number> {
  for (let tries = 0; tries < 50; tries++) {
    const wanted = range.from + Math.floor(Math.random() * (range.to - range.from))
    const port = await freePort(wanted)
    if (port) return port
  }
  return freePort(0)
}

function freePort(wanted: number): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(0))
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
