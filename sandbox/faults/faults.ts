import type { Settings } from '../store/settings.ts'

export const providers = ['email', 'whatsapp', 'card'] as const
export type Provider = (typeof providers)[number]

export const faultKinds = [
  'error-500',
  'unauthorized',
  'rate-limit',
  'drop-answer',
  'delay',
  'lose-webhook',
  'repeat-webhook',
  'reorder-webhooks',
  'slow-list',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** `times` counts down and the fault ends at 0; without it the fault lasts until deleted. `ms` is for delays. */
export type Fault = {
  id: number
  provider: Provider
  fault: FaultKind
  times?: number
  ms?: number
  /** How often it was applied. */
  struck: number
}

export type Faults = ReturnType<typeof openFaults>

/** Injected faults; stored, so that they survive a restart. */
export function openFaults(settings: Settings, changed: () => void) {
  let faults = settings.read<Fault[]>('faults', [])
  const save = (next: Fault[]) => {
    faults = next
    settings.write('faults', faults)
    changed()
  }

  return {
    list: () => faults,
    add(fault: Omit<Fault, 'id' | 'struck'>): Fault {
      const added = { ...fault, id: Math.max(0, ...faults.map(({ id }) => id)) + 1, struck: 0 }
      save([...faults, added])
      return added
    },
    remove(unwanted: (fault: Fault) => boolean): number {
      const kept = faults.filter((fault) => !unwanted(fault))
      const removed = faults.length - kept.length
      if (removed > 0) save(kept)
      return removed
    },
    /** The fault to apply now, if one is set; uses one of its `times`. */
    strike(provider: Provider, kind: FaultKind): Fault | undefined {
      const found = faults.find((fault) => fault.provider === provider && fault.fault === kind)
      if (!found) return undefined
      const struck = { ...found, struck: found.struck + 1 }
      if (struck.times !== undefined) struck.times -= 1
      save(
        struck.times === 0
          ? faults.filter(({ id }) => id !== found.id)
          : faults.map((fault) => (fault.id === found.id ? struck : fault)),
      )
      return struck
    },
  }
}
