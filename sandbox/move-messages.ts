import { type EmailEvent, emailEvents, endOfEmail, queueEmailEvent } from './resend/email-events.ts'
import type { Sandbox } from './sandbox.ts'
import type { StoredMessage } from './store/messages.ts'
import { together } from './store/open-database.ts'
import {
  endOfWhatsapp,
  isStale,
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

function moveDueWhatsapp(sandbox: Sandbox, message: StoredMessage): void {
  const next = message.next_status ?? ''
  if (next === 'sent' && isStale(sandbox, message)) happenTo(sandbox, message, 'failed', 30036)
  else
    happenTo(sandbox, message, next, next === 'sent' ? undefined : endOfWhatsapp(sandbox, message).errorCode)
}

/** Advances messages when they are due: sent, then delivered. Returns functions to wake and stop it. */
export function moveMessagesWhenDue(sandbox: Sandbox): { wake: () => void; stop: () => void } {
  const { messages, log } = sandbox
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function moveDue(): void {
    const due = messages.due(sandbox.now())
    together(sandbox.database, () => {
      for (const message of due) {
        if (message.channel === 'email') happenTo(sandbox, message, message.next_status ?? '')
        else moveDueWhatsapp(sandbox, message)
      }
    })
    plan()
  }

  function plan(): void {
    clearTimeout(timer)
    if (stopped) return
    const at = messages.nextDueAt()
    if (at === undefined) return
    timer = setTimeout(
      () => {
        try {
          moveDue()
        } catch (error) {
          log.error({ err: error }, 'sandbox: moving messages on broke')
          timer = setTimeout(plan, 1000)
        }
      },
      Math.max(1, at - sandbox.now()),
    )
  }

  plan()
  return {
    wake: plan,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
