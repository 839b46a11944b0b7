import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { adoptEnv, processEnv, SettingsError } from '../platform/env.ts'
import { log } from '../platform/log.ts'
import { untilStopped } from './until-stopped.ts'

/** The sandbox, on `SANDBOX_PORT`. Refuses to start with live keys. */
export async function run(): Promise<void> {
  const { sandbox, dataDir, port, logLevel } = adoptEnv(processEnv())
  log.level = logLevel
  if (!sandbox)
    throw new SettingsError(
      'Live provider keys are set, so the sandbox does not start: unset them to use it.',
    )
  const app = `http://localhost:${port}`
  const server = await startSandbox({
    port: sandbox.port,
    host: sandbox.host,
    dataDir,
    credentials: sandbox.credentials,
    webhooks: { stripe: `${app}/api/webhooks/stripe`, resend: `${app}/api/webhooks/resend` },
    log,
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new SettingsError(`SANDBOX_PORT ${sandbox.port} is in use: stop what uses it, or choose another.`)
      : error
  })
  log.info({ port: server.port }, 'sandbox ready')
  await untilStopped(() => server.close())
}
