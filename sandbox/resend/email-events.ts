import { randomBytes } from 'node:crypto'
import type { Sandbox } from '../sandbox.ts'
import type { StoredMessage } from '../store/stored-message.ts'
import { messageId } from './present-email.ts'

export const emailEvents = [
  'sent',
  'delivered',
  'delivery_delayed',
  'opened',
  'clicked',
  'bounced',
  'complained',
  'failed',
  'suppressed',
] as const
export type EmailEvent = (typeof emailEvents)[number]

const details: Partial<Record<EmailEvent, (at: string) => Record<string, unknown>>> = {
  bounced: () => ({
    bounce: {
      message: 'The recipient’s mail server permanently rejected the email.',
      subType: 'General',
      type: 'Permanent',
    },
  }),
  clicked: (at) => ({
    click: { ipAddress: '127.0.0.1', link: '', timestamp: at, userAgent: 'Sandbox' },
  }),
  failed: () => ({ failed: { reason: 'sandbox' } }),
  suppressed: () => ({
    suppressed: { message: 'The recipient is on the suppression list.', type: 'OnAccountSuppressionList' },
  }),
}

/** Queues the `email.…` notice of a mail. Tags arrive as an object, unlike how they were sent. */
export function queueEmailEvent(sandbox: Sandbox, message: StoredMessage, event: EmailEvent): void {
  const at = new Date(sandbox.now()).toISOString()
  const tags = (message.tags ? JSON.parse(message.tags) : []) as { name: string; value: string }[]
  const payload = {
    type: `email.${event}`,
    created_at: at,
    data: {
      created_at: new Date(message.accepted_at).toISOString(),
      email_id: message.id,
      message_id: messageId(message),
      from: message.sender,
      to: JSON.parse(message.recipients) as string[],
      subject: message.subject ?? '',
      tags: Object.fromEntries(tags.map(({ name, value }) => [name, value])),
      ...details[event]?.(at),
    },
  }
  const id = `msg_${randomBytes(20).toString('base64url').replace(/[-_]/g, 'x')}`
  sandbox.webhooks.queue('email', id, sandbox.webhookUrls.resend, JSON.stringify(payload))
}

/** How a mail ends: Resend's own test addresses (`bounced@resend.dev`, also `bounced+anything@`), else delivered. */
export function endOfEmail(message: StoredMessage): EmailEvent {
  const named = /^(bounced|complained|suppressed)(\+[^@]*)?@resend\.dev$/.exec(message.recipient)?.[1]
  return emailEvents.find((event) => event === named) ?? 'delivered'
}
