import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import type { DeliveryStatus } from '../../../../domain/sending/delivery-status.ts'
import { latestMessages } from './latest-messages.ts'

/** How far a party's messages have come, the best first: the states that the list filters and sorts by. */
export const messageStates = [
  'opened',
  'delivered',
  'sent',
  'under-way',
  'unknown',
  'failed',
  'none',
] as const
export type MessageState = (typeof messageStates)[number]

export const messageStateNames = {
  none: 'Sin enviar',
  'under-way': 'En camino',
  sent: 'Enviados',
  delivered: 'Entregados',
  opened: 'Abiertos',
  failed: 'No llegaron',
  unknown: 'Sin confirmar',
} as const satisfies Record<MessageState, string>

const stateOf: Record<DeliveryStatus, MessageState> = {
  queued: 'under-way',
  sending: 'under-way',
  skipped: 'none',
  sent: 'sent',
  delivered: 'delivered',
  opened: 'opened',
  read: 'opened',
  bounced: 'failed',
  failed: 'failed',
  complained: 'failed',
  unknown: 'unknown',
}

const known = new WeakMap<object, MessageState>()

/** The best state of the newest message of each channel: a party that has read one has been reached. */
export function messageStateOf({ deliveries }: Pick<OwnedGuest, 'deliveries'>): MessageState {
  const before = known.get(deliveries)
  if (before) return before
  const states = latestMessages({ deliveries }).map(({ status }) => stateOf[status])
  const state = messageStates.find((one) => states.includes(one)) ?? 'none'
  known.set(deliveries, state)
  return state
}
