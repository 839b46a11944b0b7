import type { CampaignSummary } from '../../../domain/calls/messaging.ts'
import type { DeliveryStatus } from '../../../domain/sending/delivery-status.ts'

/** How far a campaign is. */
export type CampaignProgress = {
  total: number
  /** Final states: sent, or known not to be sent. */
  done: number
  /** Deliveries by state, both channels together, in the order of the states. */
  states: { status: DeliveryStatus; count: number }[]
  isRunning: boolean
}

const order: readonly DeliveryStatus[] = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'opened',
  'read',
  'unknown',
  'skipped',
  'bounced',
  'failed',
  'complained',
]

/** A campaign's progress, from its counts by channel and state. */
export function progressOf({ counts, total, finishedAt }: CampaignSummary): CampaignProgress {
  const states = order
    .map((status) => ({ status, count: (counts.email?.[status] ?? 0) + (counts.whatsapp?.[status] ?? 0) }))
    .filter(({ count }) => count > 0)
  const waiting = states.reduce(
    (sum, { status, count }) => sum + (status === 'queued' || status === 'sending' ? count : 0),
    0,
  )
  return { total, done: Math.max(0, total - waiting), states, isRunning: finishedAt === null }
}

/** How many messages of a campaign were sent, or may have been, and how many are queued. */
export function sentAndUnsent({ counts, total }: Pick<CampaignSummary, 'counts' | 'total'>) {
  const sum = (status: DeliveryStatus) => (counts.email?.[status] ?? 0) + (counts.whatsapp?.[status] ?? 0)
  const waiting = sum('queued')
  return { left: total - waiting - sum('skipped'), waiting }
}
