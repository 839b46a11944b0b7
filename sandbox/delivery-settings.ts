import type { Settings } from './store/settings.ts'

export type DeliverySettings = { autoDeliver: boolean; deliverAfterMs: number; sendAfterMs: number | null }
export type Delivery = ReturnType<typeof openDeliverySettings>

const defaults: DeliverySettings = { autoDeliver: true, deliverAfterMs: 1000, sendAfterMs: null }

/**
 * Whether accepted messages become delivered by themselves, and how long after. `sent` comes at a third of it, or after
 * `sendAfterMs` when the provider is slow to send what it took.
 */
export function openDeliverySettings(settings: Settings) {
  let current = { ...defaults, ...settings.read<Partial<DeliverySettings>>('delivery', {}) }
  return {
    read: () => current,
    change(change: Partial<DeliverySettings>): DeliverySettings {
      current = { ...current, ...change }
      settings.write('delivery', current)
      return current
    },
    /** The first step of a message accepted at `now`. */
    firstStep(now: number): { next_status: string | null; next_at: number | null } {
      if (!current.autoDeliver) return { next_status: null, next_at: null }
      return {
        next_status: 'sent',
        next_at: now + (current.sendAfterMs ?? Math.round(current.deliverAfterMs / 3)),
      }
    },
    /** When a message that was sent at `now` is delivered. */
    deliveredAt: (now: number) => now + Math.round((current.deliverAfterMs * 2) / 3),
  }
}
