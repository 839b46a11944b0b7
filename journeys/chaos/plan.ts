import { type Chance, seeded } from './seeded.ts'

export type ProcessName = 'api' | 'worker' | 'sandbox' | 'database'
export type Provider = 'email' | 'whatsapp' | 'card'

export type Act =
  | { kind: 'kill'; process: ProcessName; signal: 'SIGKILL' | 'SIGTERM' }
  /** The open database connections go silent, without a reset. */
  | { kind: 'silence' }
  /** The open connections between the processes and the database are reset. */
  | { kind: 'cut' }
  /** A provider misbehaves for `forMs`; `ms` is how slow it answers. */
  | { kind: 'fault'; provider: Provider; fault: string; forMs: number; ms?: number }

export type Task =
  /** A new event is paid, its list imported, its invitations sent on both channels. */
  | { kind: 'event'; guests: number }
  /** Guests of an earlier event answer, and the couple edits it. */
  | { kind: 'answers'; count: number }
  /** Somebody creates an event and is mailed a link. */
  | { kind: 'visitor' }

export type Step = { atMs: number } & ({ act: Act } | { task: Task })

const faults = {
  email: [
    'error-500',
    'rate-limit',
    'drop-answer',
    'delay',
    'unauthorized',
    'lose-webhook',
    'repeat-webhook',
    'reorder-webhooks',
  ],
  whatsapp: [
    'error-500',
    'rate-limit',
    'drop-answer',
    'delay',
    'unauthorized',
    'lose-webhook',
    'repeat-webhook',
    'reorder-webhooks',
    'slow-list',
  ],
  card: ['error-500', 'drop-answer', 'delay', 'lose-webhook', 'repeat-webhook', 'reorder-webhooks'],
} as const satisfies Record<Provider, readonly [string, ...string[]]>

/** What happens when: the same for the same seed and length. The first seconds belong to the load alone. */
export function makePlan(seed: number, minutes: number): Step[] {
  const chance = seeded(seed)
  const end = minutes * 60_000
  const steps: Step[] = []
  for (let atMs = 5_000; atMs < end; atMs += chance.between(3_000, 9_000))
    steps.push({ atMs, act: anAct(chance) })
  for (let atMs = 0; atMs < end; atMs += chance.between(8_000, 20_000) * Math.min(3, minutes))
    steps.push({ atMs, task: { kind: 'event', guests: chance.between(15, 60) } })
  for (let atMs = 4_000; atMs < end; atMs += chance.between(1_000, 4_000))
    steps.push({ atMs, task: { kind: 'answers', count: chance.between(1, 4) } })
  for (let atMs = 2_000; atMs < end; atMs += chance.between(8_000, 15_000))
    steps.push({ atMs, task: { kind: 'visitor' } })
  return steps.sort((one, other) => one.atMs - other.atMs)
}

function anAct(chance: Chance): Act {
  const kind = chance.pick(['kill', 'kill', 'silence', 'cut', 'fault', 'fault', 'fault', 'fault'])
  if (kind === 'kill')
    return {
      kind,
      process: chance.pick(['api', 'worker', 'worker', 'sandbox', 'database']),
      signal: chance.pick(['SIGKILL', 'SIGKILL', 'SIGTERM']),
    }
  if (kind !== 'fault') return { kind }
  const provider = chance.pick(['email', 'whatsapp', 'whatsapp', 'card'])
  const fault: string = chance.pick(faults[provider])
  return {
    kind,
    provider,
    fault,
    forMs: chance.between(1_000, 8_000),
    ...(fault === 'delay' && { ms: chance.between(500, 12_000) }),
  }
}

/** An act in one line. */
export function nameOf(act: Act): string {
  if (act.kind === 'kill') return `${act.signal} ${act.process}`
  if (act.kind === 'fault') return `${act.provider} ${act.fault}`
  return act.kind
}
