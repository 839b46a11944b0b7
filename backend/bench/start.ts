import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../testing/free-port.ts'
import type { Figure } from './figure.ts'
import { median } from './stand.ts'

/** From `npm start` to /readyz, installed and built, on a data directory that exists. */
export async function measureStart(): Promise<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'velada-bench-start-'))
  const rounds: number[] = []
  try {
    // The first start makes the cluster and the tables.
    await startOnce(dataDir)
    while (rounds.length < 3) rounds.push(await startOnce(dataDir))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
  const value = median(rounds)
  return { figure: 'start-to-ready', value, unit: 's', aim: '≤ 4 s', holds: value <= 4 }
}

async function startOnce(dataDir: string): Promise<number> {
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()])
  const started = performance.now()
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn('npm', ['start', '--silent'], {
    stdio: 'ignore',
    env: {
      PATH,
      HOME,
      TMPDIR,
      DATA_DIR: dataDir,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      LOG_LEVEL: 'error',
    },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode} before it was ready`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const seconds = (performance.now() - started) / 1000
  child.kill('SIGTERM')
  await ended
  return seconds
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
