export const paymentStatuses = [
  'created',
  'processing',
  'succeeded',
  'failed',
  'canceled',
  'refunded',
  'disputed',
  'duplicate',
] as const

export type PaymentStatus = (typeof paymentStatuses)[number]
