import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { SteadyLoad } from './steady-load.ts'

// The client of `steadyLoad`, a process with a small heap: the measuring program's own, of some 240 MB, is collected
// every second, which stops the client and takes the processors from the server that is measured.

/** Seconds at the beginning that do not count: connections are opened, and this program's own code is compiled. */
const warmUp = 1
const headers = { 'accept-encoding': 'gzip, deflate, br' }

process.once('message', async (load: SteadyLoad) => {
  const times = await timesOf(load)
  process.send?.(times, () => process.disconnect())
})
process.send?.('ready')

async function timesOf({ url, paths, rate, seconds }: SteadyLoad): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const uncounted = rate * warmUp
  const count = uncounted + rate * seconds
  const began = performance.now()
  const responses: Promise<number>[] = []
  try {
    while (responses.length < count) {
      const until = (performance.now() - began) * (rate / 1_000)
      while (responses.length < Math.min(until, count)) {
        const due = began + responses.length * (1_000 / rate)
        const path = paths[responses.length % paths.length] ?? '/'
        responses.push(fetched(url + path, agent).then((ended) => ended - due))
      }
      await setTimeout(1)
    }
    return (await Promise.all(responses)).slice(uncounted)
  } finally {
    agent.destroy()
  }
}

/**
 * When the whole response was there. A connection that the server had just closed as idle is not its failure: the
 * request is sent once more, as browsers do.
 */
const fetched = (url: string, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} at ${url}`))
      response.resume()
      response.once('end', () => resolve(performance.now()))
    })
    request.once('error', (error: NodeJS.ErrnoException) => {
      if (request.reusedSocket && error.code === 'ECONNRESET') resolve(fetched(url, agent))
      else reject(error)
    })
  })
