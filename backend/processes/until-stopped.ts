import { log } from '../platform/log.ts'

/**
 * Waits for a stop signal, then closes everything in order, within `seconds`. Ctrl-C, SIGTERM and the end of the
 * supervisor are all stop signals.
 */
export async function untilStopped(close: () => Promise<void>, seconds = 30): Promise<never> {
  process.on('unhandledRejection', (error) => log.error({ error }, 'a promise failed unheard'))
  if (process.connected) process.send?.('ready')
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => resolve())
    // The supervisor may have ended before we listened.
    if (process.connected === false) resolve()
  })
  setTimeout(() => process.exit(1), seconds * 1000).unref()
  await close()
  process.exit(0)
}
