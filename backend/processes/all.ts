import { createServer } from 'node:net'
import { startEmbeddedDatabase } from '../platform/embedded-database.ts'
import { adoptEnv, type Env, processEnv, SettingsError } from '../platform/env.ts'
import { log } from '../platform/log.ts'
import { findDatabase } from './open-database.ts'
import { migrateTo } from './schema.ts'
import { type Kept, keepDatabase, keepProcess } from './supervise.ts'

/** Everything on one machine: database, api, worker and sandbox, each started again if it dies. */
export async function run(): Promise<void> {
  const env = adoptEnv(processEnv())
  log.level = env.logLevel
  await refuseTakenPorts(env)
  const kept: Kept[] = []
  const stopped = stopOnSignal(kept)
  try {
    if (env.databaseUrl) await migrateTo(await findDatabase(env))
    else {
      const database = await startEmbeddedDatabase({ dataDir: env.dataDir })
      kept.push(keepDatabase(database, () => startEmbeddedDatabase({ dataDir: env.dataDir })))
      await migrateTo(database.url)
    }
    const children = (env.sandbox ? ['sandbox', 'api', 'worker'] : ['api', 'worker']).map(keepProcess)
    kept.push(...children)
    await Promise.all(children.map((child) => child.ready))
  } catch (error) {
    await stopAll(kept)
    throw error
  }
  process.stdout.write(welcome(env))
  await stopped
}

function welcome({ publicUrl, sandbox }: Env): string {
  return [
    '',
    `  Velada            ${publicUrl}`,
    ...(sandbox ? [`  Sandbox           ${sandbox.url}   (inbox, phone, payments, faults)`] : []),
    '',
    '  Ctrl-C stops everything.',
    '',
    '',
  ].join('\n')
}

async function refuseTakenPorts({ port, sandbox }: Env): Promise<void> {
  if (await isTaken(port))
    throw new SettingsError(`PORT ${port} is in use: stop what uses it, or choose another.`)
  if (sandbox && (await isTaken(sandbox.port)))
    throw new SettingsError(`SANDBOX_PORT ${sandbox.port} is in use: stop what uses it, or choose another.`)
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(true))
    probe.listen(port, () => probe.close(() => resolve(false)))
  })
}

/** In the reverse order of their start, so that the database outlives those who use it. */
async function stopAll(kept: Kept[]): Promise<void> {
  const [database, children] = [kept.filter((one) => one.last), kept.filter((one) => !one.last)]
  await Promise.all(children.map((one) => one.stop()))
  for (const one of database) await one.stop()
}

function stopOnSignal(kept: Kept[]): Promise<never> {
  return new Promise(() => {
    let stopping = false
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => {
        if (stopping) return
        stopping = true
        void stopAll(kept).then(() => process.exit(0))
      })
  })
}
