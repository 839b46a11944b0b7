import { type EmailEvent, emailEvents, endOfEmail, queueEmailEvent } from './resend/email-events.ts'
import type { Sandbox } from './sandbox.ts'
import { together } from './store/open-database.ts'
import type { StoredMessage } from './store/stored-message.ts'
import {
  endOfWhatsapp,
  queueStatusCallback,
  type WhatsappEvent,
  whatsappEvents,
} from './twilio/message-events.ts'

/** Applies an event to a message: its status and its webhook. False when its channel has no such event. */
export function happenTo(
  sandbox: Sandbox,
  message: StoredMessage,
  type: string,
  errorCode?: number,
): boolean {
  const now = sandbox.now()
  if (message.channel === 'email') {
    const event = emailEvents.find((one) => one === type)
    if (!event) return false
    moveEmail(sandbox, message, event, now)
  } else {
    const event = whatsappEvents.find((one) => one === type)
    if (!event) return false
    const failed = event === 'failed' || event === 'undelivered'
    moveWhatsapp(sandbox, message, event, now, failed ? (errorCode ?? 63024) : undefined)
  }
  sandbox.changes.happened()
  return true
}

function moveEmail(sandbox: Sandbox, message: StoredMessage, event: EmailEvent, now: number): void {
  const { messages, delivery } = sandbox
  const next =
    event === 'sent' && message.next_status === 'sent'
      ? { status: endOfEmail(message), at: delivery.deliveredAt(now) }
      : undefined
  together(sandbox.database, () => {
    messages.moveTo(message, event, now, next ? { next } : {})
    queueEmailEvent(sandbox, message, event)
  })
}

function moveWhatsapp(
  sandbox: Sandbox,
  message: StoredMessage,
  event: WhatsappEvent,
  now: number,
  errorCode?: number,
): void {
  const { messages, delivery } = sandbox
  const next =
    event === 'sent' && message.next_status === 'sent'
      ? { status: endOfWhatsapp(sandbox, message).event, at: delivery.deliveredAt(now) }
      : undefined
  together(sandbox.database, () => {
    messages.moveTo(message, event, now, { ...(next ? { next } : {}), ...(errorCode ? { errorCode } : {}) })
    queueStatusCallback(sandbox, message, event, errorCode)
  })
}
