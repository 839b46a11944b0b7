import type { DeliveryStatus } from '../../domain/sending/delivery-status.ts'
import { isPictureFault, whatsappReason } from '../providers/whatsapp/reasons.ts'
import { UnreadableWebhook } from '../webhooks/set-aside.ts'
import type { WebhookRead } from './read-resend-webhook.ts'

const statuses: Record<string, DeliveryStatus> = {
  accepted: 'sent',
  scheduled: 'sent',
  queued: 'sent',
  sending: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
}

/**
 * Our status for the provider's. Any state of its own queue means `sent`. `isPictureLost`: it was not sent, and only for
 * its picture's sake.
 */
export function whatsappStatus({ status, errorCode }: { status: string; errorCode: number | null }): {
  status: DeliveryStatus
  reason: string | null
  isPictureLost: boolean
} {
  const known = Object.hasOwn(statuses, status) ? (statuses[status] ?? 'sent') : 'sent'
  const isFailed = known === 'failed'
  return {
    status: known,
    reason: isFailed ? whatsappReason(errorCode ?? 0) : null,
    isPictureLost: isFailed && isPictureFault(errorCode),
  }
}

/** The provider's own ids have 34 characters. */
const longestId = 500

/** A status callback of the provider, with the delivery id from its URL. Throws `UnreadableWebhook`. */
export function readTwilioWebhook(payload: Record<string, string | undefined>): WebhookRead {
  if (!payload.MessageSid || !payload.MessageStatus || payload.MessageSid.length > longestId)
    throw new UnreadableWebhook('no webhook of a message: it names none, or no state')
  return {
    deliveryId: payload.delivery ?? null,
    providerId: payload.MessageSid ?? null,
    suppresses: null,
    subscription: null,
    ...whatsappStatus({ status: payload.MessageStatus ?? '', errorCode: Number(payload.ErrorCode) || null }),
  }
}
