import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { nodeFlags } from '../../scripts/node-flags.mjs'
import { ready } from './stand.ts'

export type SteadyLoad = {
  /** The server's address; a path follows. */
  url: string
  paths: string[]
  /** Requests a second. */
  rate: number
  seconds: number
}

/**
 * Milliseconds of each request of a steady stream: `rate` a second at even distances, which never waits for a slow
 * response. A time counts from when the request was due, so a stall counts for all that fell due in it. The stream flows for
 * a second before it counts.
 */
export async function steadyLoad(load: SteadyLoad): Promise<number[]> {
  const script = [...nodeFlags, '--import', 'tsx', 'backend/bench/steady-client.ts']
  const client = await ready(
    spawn(process.execPath, script, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  )
  const ended = once(client, 'exit').then(([code]) => {
    throw new Error(`the client of the steady load ended with ${code}`)
  })
  const answered = once(client, 'message')
  client.send(load)
  const [times] = await Promise.race([answered, ended])
  ended.catch(() => {})
  return times as number[]
}

/** The value that so large a share does not exceed. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
}
