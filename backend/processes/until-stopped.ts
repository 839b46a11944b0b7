import { log } from '../platform/log.ts'

/**
 * Keeps a process alive until it is told to stop, then closes what it opened in order, within `seconds`.
 * Ctrl-C, SIGTERM and the end of the supervisor all mean the same.
 */
export async function untilStopped(close: () => Promise<void>, seconds = 30): Promise<never> {
  process.on('unhandledRejection', (error) => log.error({ error }, 'a promise failed unheard'))
  if (process.connected) process.send?.('ready')
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => resolve())
    // A supervisor that was gone before we listened says nothing any more.
    if (process.connected === false) resolve()
  })
  setTimeout(() => process.exit(1), seconds * 1000).unref()
  await close()
  process.exit(0)
}
