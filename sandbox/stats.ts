import type { Provider } from './faults/faults.ts'

type Count = Record<Provider, number>

/** Counted since this process started. */
export type Stats = {
  requests: Count
  refused: Count
  dropped: Count
  replayed: Count
  webhooksDelivered: Count
  webhooksFailed: Count
  webhooksLost: Count
}

export function noStats(): Stats {
  const none = (): Count => ({ email: 0, whatsapp: 0, card: 0 })
  return {
    requests: none(),
    refused: none(),
    dropped: none(),
    replayed: none(),
    webhooksDelivered: none(),
    webhooksFailed: none(),
    webhooksLost: none(),
  }
}
