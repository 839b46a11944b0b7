import type { DeliveryStatus } from '../../domain/sending/delivery-status.ts'

/**
 * The order of a delivery's states: a status replaces those before it, never one after it. `delivered` may
 * follow `failed`, since an arrival is certain; a bounce or a complaint may follow anything.
 */
const ranks: readonly DeliveryStatus[] = [
  'queued',
  'skipped',
  'sending',
  'unknown',
  'sent',
  'failed',
  'delivered',
  'opened',
  'read',
  'bounced',
  'complained',
]

/** SQL: the rank of a status expression, as an integer. */
export const rankOf = (expression: string) => `array_position('{${ranks.join(',')}}'::text[], ${expression})`

/** The later of two statuses. */
export const laterStatus = (one: DeliveryStatus, other: DeliveryStatus): DeliveryStatus =>
  ranks.indexOf(other) > ranks.indexOf(one) ? other : one
