import { createServer, type Server } from 'node:http'
import { buildApp } from '../app.ts'
import { listenForDomainEvents, stopListening } from '../domain-events/live-stream.ts'
import { pageRoutes } from '../pages/routes.ts'
import { startBoss, stopBoss } from '../platform/boss.ts'
import { endChildren } from '../platform/child-pool.ts'
import { connectDatabase, disconnectDatabase, proveAnswers } from '../platform/database.ts'
import { adoptEnv, type Env, processEnv, SettingsError } from '../platform/env.ts'
import { missingLegalSettings } from '../platform/legal-settings.ts'
import { log } from '../platform/log.ts'
import { keepProving } from './keep-proving.ts'
import { canConnect, findDatabase } from './open-database.ts'
import { migrateTo } from './schema.ts'
import { untilStopped } from './until-stopped.ts'
import { warmUp } from './warm-up.ts'

/** The API and the pages, on `PORT`. Stateless: any number of copies. */
export async function run(): Promise<void> {
  const env = adoptEnv(processEnv())
  log.level = env.logLevel
  const missing = missingLegalSettings(env.holder)
  if (env.production && missing.length > 0)
    log.warn({ missing }, 'the legal pages lack what the law asks for: give these settings')
  const url = await findDatabase(env)
  await migrateTo(url)
  connectDatabase(url, env.databasePool)
  await listenForDomainEvents(url)
  await startBoss(url, { works: false })
  const pages = await pageRoutes()
  // Before anybody is let in: what it loads would keep a request waiting for a fifth of a second.
  await warmUp()
  const server = await listen(createServer(buildApp(pages).callback()), env)
  log.info({ port: env.port }, 'api ready')
  const stopProving = keepProving({
    prove: proveAnswers,
    databaseAnswers: () => canConnect(url),
    end: () => process.exit(1),
  })
  await untilStopped(async () => {
    stopProving()
    await stopListening()
    await closed(server)
    await pages.close()
    await endChildren()
    await stopBoss()
    await disconnectDatabase()
  })
}

function listen(server: Server, { port, host }: Env): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new SettingsError(`PORT ${port} is in use: stop what uses it, or choose another.`)
          : error,
      ),
    )
    server.listen(port, host, () => resolve(server))
  })
}

/** Lets running requests finish, and closes idle connections. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 10_000).unref()
  })
}
