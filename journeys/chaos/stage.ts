import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectDatabase, disconnectDatabase } from '../../backend/platform/database.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../backend/platform/embedded-database.ts'
import { type RunningVelada, startVelada } from '../running-velada.ts'
import { type SilentProxy, startSilentProxy } from '../silent-proxy.ts'
import type { Act } from './plan.ts'

export type Stage = {
  velada: RunningVelada
  perform(act: Act): Promise<void>
  /** Ends all faults; killed processes are running again. */
  calm(): Promise<void>
  stop(): Promise<void>
}

const settings = {
  EMAIL_REQUESTS_PER_SECOND: '20',
  WHATSAPP_MESSAGES_PER_SECOND: '40',
  SETTLE_AFTER_SECONDS: '3',
  WHATSAPP_VALIDITY_SECONDS: '75',
  PAYMENT_SWEEP_SECONDS: '20',
  LOG_LEVEL: 'error',
}

/** The built Velada, supervised as by `npm start`, with a database behind a proxy; and what can happen to them. */
export async function startStage(): Promise<Stage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'velada-chaos-'))
  let stopping = false
  let server: EmbeddedDatabase = await startEmbeddedDatabase({ dataDir })
  const keepDatabase = async () => {
    while (!stopping) {
      await server.ended
      while (!stopping) {
        const again = await startEmbeddedDatabase({ dataDir }).catch(() => null)
        if (again) {
          server = again
          break
        }
        await pause(250)
      }
    }
  }
  void keepDatabase()
  const proxy = await startSilentProxy(server.url)
  connectDatabase(server.url, 4)
  const velada = await startVelada({ DATABASE_URL: proxy.url, ...settings })
  await velada.control('POST', 'limits', { provider: 'email', perSecond: null })
  await velada.control('POST', 'limits', { provider: 'whatsapp', perSecond: null })
  const postmaster = () =>
    Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)

  return {
    velada,
    async perform(act) {
      if (act.kind === 'fault') await strike(velada, act)
      else if (act.kind === 'kill') killProcess(act, velada, postmaster)
      else disturb(proxy, act.kind)
    },
    async calm() {
      for (;;) {
        const mended = await velada.control('DELETE', 'faults').catch(() => null)
        if (mended) return
        await pause(250)
      }
    },
    async stop() {
      stopping = true
      await disconnectDatabase()
      await velada.stop()
      await proxy.stop()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const disturb = (proxy: SilentProxy, kind: 'silence' | 'cut') =>
  kind === 'silence' ? proxy.silence() : proxy.cut()

/** A sandbox that is down cannot be told to misbehave: the fault is left out. */
async function strike(
  velada: RunningVelada,
  { provider, fault, ms, forMs }: Act & { kind: 'fault' },
): Promise<void> {
  const set = await velada
    .control<{ id: number }>('POST', 'faults', { provider, fault, ...(ms && { ms }) })
    .catch((error: Error) => {
      if (error.message.startsWith('the sandbox refused')) throw error
      return null
    })
  if (!set) return
  await pause(forMs)
  for (;;) {
    const mended = await velada.control('DELETE', `faults?id=${set.id}`).catch(() => null)
    if (mended) return
    await pause(250)
  }
}

function killProcess(act: Act & { kind: 'kill' }, velada: RunningVelada, postmaster: () => number): void {
  const { process: name, signal } = act
  try {
    // PostgreSQL's SIGTERM waits for every session; an administrator's restart is its SIGINT.
    if (name === 'database') process.kill(postmaster(), signal === 'SIGTERM' ? 'SIGINT' : signal)
    else for (const pid of childrenOf(velada.process.pid ?? 0, name)) process.kill(pid, signal)
  } catch {
    // It is down already.
  }
}

function childrenOf(pid: number, name: string): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  return children.filter(
    (child) => child > 0 && readFileSync(`/proc/${child}/cmdline`, 'utf8').endsWith(`${name}\0`),
  )
}
