import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'

const headers = { 'accept-encoding': 'gzip, deflate, br' }

/**
 * Milliseconds of each request of a steady stream: `rate` a second at even distances, which never waits for a slow
 * response. A time counts from when the request was due, so a stall counts for all that fell due in it.
 */
export async function steadyLoad(
  url: string,
  paths: string[],
  rate: number,
  seconds: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const began = performance.now()
  const responses: Promise<number>[] = []
  try {
    while (responses.length < rate * seconds) {
      const until = (performance.now() - began) * (rate / 1_000)
      while (responses.length < Math.min(until, rate * seconds)) {
        const due = began + responses.length * (1_000 / rate)
        const path = paths[responses.length % paths.length] ?? '/'
        responses.push(fetched(url + path, agent).then((ended) => ended - due))
      }
      await setTimeout(1)
    }
    return await Promise.all(responses)
  } finally {
    agent.destroy()
  }
}

/** When the whole response was there. */
const fetched = (url: string, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} at ${url}`))
      response.resume()
      response.once('end', () => resolve(performance.now()))
    }).once('error', reject)
  })

/** The value that so large a share does not exceed. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
}
