import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A port on which nothing listens, for a process that is started with it. Below those of the
 * embedded databases and of outgoing connections: one of them could take it between looking and listening.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 15_000)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => probe.close(() => resolve(true)))
  })
