import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Call } from '../http/call.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Provider } from './faults.ts'

/** Milliseconds to wait when this request exceeds the limit or hits a `rate-limit` fault; else 0. */
export function tooSoon(sandbox: Sandbox, provider: Provider, counted = true): number {
  const { faults, limits, stats } = sandbox
  stats.requests[provider] += 1
  const waitMs = faults.strike(provider, 'rate-limit') ? 1000 : counted ? limits.count(provider) : 0
  if (waitMs > 0) stats.refused[provider] += 1
  return waitMs
}

/** Applies a `delay`, then returns whether to respond with an `error-500`. */
export async function outage(sandbox: Sandbox, provider: Provider): Promise<boolean> {
  const delay = sandbox.faults.strike(provider, 'delay')
  if (delay) await sleep(delay.ms ?? 1000)
  return sandbox.faults.strike(provider, 'error-500') !== undefined
}

/** `drop-answer`: the request is processed, but its response is dropped. Only for a POST with an effect. */
export function maybeDropped(sandbox: Sandbox, provider: Provider, call: Call, answer: Answer): Answer {
  if (call.method !== 'POST' || !sandbox.faults.strike(provider, 'drop-answer')) return answer
  sandbox.stats.dropped[provider] += 1
  return { ...answer, drop: true }
}
