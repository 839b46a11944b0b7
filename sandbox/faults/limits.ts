import type { Settings } from '../store/settings.ts'
import type { Provider } from './faults.ts'

export type PerSecond = Record<Provider, number | null>

/** Resend: 5 requests/s a team. Twilio: 80 messages/s a sender. Stripe's own limit is never met by one event. */
const defaults: PerSecond = { email: 5, whatsapp: 80, card: null }

export type Limits = ReturnType<typeof openLimits>

/** Requests a second, a sliding window for each provider. `null` is without limit. */
export function openLimits(settings: Settings, now: () => number) {
  let limits: PerSecond = { ...defaults, ...settings.read<Partial<PerSecond>>('limits', {}) }
  const recent: Record<Provider, number[]> = { email: [], whatsapp: [], card: [] }

  return {
    list: () => limits,
    set(provider: Provider, perSecond: number | null): void {
      limits = { ...limits, [provider]: perSecond }
      recent[provider] = []
      settings.write('limits', limits)
    },
    reset(): void {
      limits = defaults
      settings.write('limits', {})
    },
    /** Counts a request: 0, or the milliseconds until there is room for one more. */
    count(provider: Provider): number {
      const perSecond = limits[provider]
      if (perSecond === null) return 0
      const time = now()
      const window = recent[provider]
      while (window[0] !== undefined && window[0] <= time - 1000) window.shift()
      const oldest = window[window.length - perSecond]
      if (oldest !== undefined) return oldest + 1000 - time
      window.push(time)
      return 0
    },
  }
}
