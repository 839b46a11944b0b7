import type { DeliveryStatus } from '../../domain/sending/delivery-status.ts'

/**
 * What is known of a delivery only grows: a status replaces those before it and never one after it. `delivered` may
 * follow `failed` (the arrival is the better witness); a bounce or a complaint may follow anything.
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

/** Which of two statuses stands. */
export const furthest = (one: DeliveryStatus, other: DeliveryStatus): DeliveryStatus =>
  ranks.indexOf(other) > ranks.indexOf(one) ? other : one
