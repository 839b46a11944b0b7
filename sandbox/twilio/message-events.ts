import type { Sandbox } from '../sandbox.ts'
import type { StoredMessage } from '../store/stored-message.ts'
import { laterFailures } from './errors.ts'
import { readWhatsapp } from './present-message.ts'

export const whatsappEvents = ['sent', 'delivered', 'read', 'failed', 'undelivered'] as const
export type WhatsappEvent = (typeof whatsappEvents)[number]

/** Queues the status callback of a message, if it asked for one. */
export function queueStatusCallback(
  sandbox: Sandbox,
  message: StoredMessage,
  event: WhatsappEvent,
  errorCode?: number,
): void {
  if (!message.callback) return
  const fields: Record<string, string> = {
    AccountSid: sandbox.credentials.twilio.accountSid,
    ApiVersion: '2010-04-01',
    ChannelPrefix: 'whatsapp',
    ChannelToAddress: message.recipient,
    From: `whatsapp:${message.sender}`,
    To: `whatsapp:${message.recipient}`,
    MessageSid: message.id,
    MessageStatus: event,
    SmsSid: message.id,
    SmsStatus: event,
  }
  if (event === 'read') fields.EventType = 'READ'
  if (errorCode) {
    fields.ErrorCode = String(errorCode)
    fields.ErrorMessage = laterFailures[errorCode] ?? ''
  }
  sandbox.webhooks.queue('whatsapp', `${message.id}-${event}`, message.callback, JSON.stringify(fields))
}

/** Whether a message waited to be sent for longer than it may: the provider then fails it, and says so. */
export const isStale = (sandbox: Sandbox, message: StoredMessage): boolean => {
  const { validitySeconds } = readWhatsapp(sandbox, message)
  return validitySeconds !== undefined && sandbox.now() > message.accepted_at + validitySeconds * 1000
}

/**
 * How a message ends: delivered, but free text outside a conversation fails with 63016, and the number +34 600 0
 * followed by a known code fails with that code (+34600063024 → 63024).
 */
export function endOfWhatsapp(
  sandbox: Sandbox,
  message: StoredMessage,
): { event: WhatsappEvent; errorCode?: number } {
  const code = Number(/^\+346000(\d{5})$/.exec(message.recipient)?.[1] ?? 0)
  if (laterFailures[code]) return { event: code === 63003 ? 'undelivered' : 'failed', errorCode: code }
  if (!readWhatsapp(sandbox, message).contentSid) return { event: 'failed', errorCode: 63016 }
  return { event: 'delivered' }
}
