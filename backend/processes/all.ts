import { createServer } from 'node:net'
import { startEmbeddedDatabase } from '../platform/embedded-database.ts'
import { adoptEnv, type Env, processEnv, SettingsError } from '../platform/env.ts'
import { log } from '../platform/log.ts'
import { findDatabase } from './open-database.ts'
import { renewSampleEvent } from './sample-event.ts'
import { migrateTo } from './schema.ts'
import { type Kept, keepDatabase, keepProcess } from './supervise.ts'

/** Everything on one machine: database, api, worker and sandbox, each started again if it dies. */
export async function run(): Promise<void> {
  const env = adoptEnv(processEnv())
  log.level = env.logLevel
  await refuseTakenPorts(env)
  const kept: Kept[] = []
  const stop = stopOnSignal(kept)
  try {
    let url = ''
    if (env.databaseUrl) url = await findDatabase(env)
    else {
      const database = keepDatabase((options) => startEmbeddedDatabase({ dataDir: env.dataDir, ...options }))
      kept.push(database)
      url = (await database.ready).url
    }
    await migrateTo(url, stop.isAsked)
    await renewSampleEvent(url)
    if (stop.isAsked()) return await stop.ended
    const children = (env.sandbox ? ['sandbox', 'api', 'worker'] : ['api', 'worker']).map(keepProcess)
    kept.push(...children)
    await Promise.all(children.map((child) => child.ready))
  } catch (error) {
    // When stopped during the start, errors caused by that are no failure.
    if (stop.isAsked()) return await stop.ended
    await stopAll(kept)
    throw error
  }
  process.stdout.write(welcome(env))
  await stop.ended
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

/** Stops in reverse order, so that the database is stopped last. */
async function stopAll(kept: Kept[]): Promise<void> {
  const [database, children] = [kept.filter((one) => one.last), kept.filter((one) => !one.last)]
  await Promise.all(children.map((one) => one.stop()))
  for (const one of database) await one.stop()
}

function stopOnSignal(kept: Kept[]): { isAsked(): boolean; ended: Promise<never> } {
  let asked = false
  const ended = new Promise<never>(() => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
      process.on(signal, () => {
        if (asked) return
        asked = true
        void stopAll(kept).then(() => process.exit(0))
      })
  })
  return { isAsked: () => asked, ended }
}
