import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '../backend/testing/client.ts'
import { freePort } from '../backend/testing/free-port.ts'
import { nodeFlags } from '../scripts/node-flags.mjs'

/** Where a Velada and its sandbox are. */
export type Velada = {
  url: string
  sandboxUrl: string
  dataDir: string
  /** Asks the sandbox's control API; answers its JSON. */
  control<T>(method: string, path: string, body?: object): Promise<T>
}

/** A Velada of the test file's own. */
export type RunningVelada = Velada & { process: ChildProcess; stop(): Promise<void> }

/** What each Velada that this test file uses has said so far. */
export const outputs = new Set<() => string>()

/** The last lines of each of these Veladas, for the report of a failed test. */
export const outputOfVelada = (): string[] => [...outputs].map((output) => output().slice(-4_000))

/** The built Velada as `npm start` runs it, on free ports and a data directory of its own. */
export async function startVelada(settings: Record<string, string> = {}): Promise<RunningVelada> {
  const dataDir = mkdtempSync(join(tmpdir(), 'velada-journey-'))
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()])
  const url = `http://localhost:${port}`
  const sandboxUrl = `http://localhost:${sandboxPort}`
  const { PATH = '', TMPDIR = tmpdir() } = process.env
  const child = spawn(process.execPath, [...nodeFlags, 'dist/server/main.js', 'all'], {
    // The channel is for its end: whoever started it may be killed without a word.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH,
      TMPDIR,
      DATA_DIR: dataDir,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      LOG_LEVEL: 'warn',
      ...settings,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk))
  outputs.add(() => output)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  await eventually(
    'Velada is ready',
    async () => {
      if (child.exitCode !== null) throw new Error(`Velada ended with ${child.exitCode}:\n${output}`)
      return (await fetch(`${url}/readyz`).catch(() => null))?.ok
    },
    120_000,
  ).catch(async (error) => {
    await stop()
    throw error
  })
  return {
    url,
    sandboxUrl,
    dataDir,
    process: child,
    control: controlOf(sandboxUrl),
    stop,
  }
}

/** Asks the control API of a sandbox. */
export const controlOf =
  (sandboxUrl: string): Velada['control'] =>
  async (method, path, body) => {
    const response = await fetch(`${sandboxUrl}/control/${path}`, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (!response.ok)
      throw new Error(`the sandbox refused ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
