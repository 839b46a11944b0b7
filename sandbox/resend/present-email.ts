import type { Sandbox } from '../sandbox.ts'
import type { StoredMessage } from '../store/stored-message.ts'

type SentEmail = {
  html?: string | null
  text?: string | null
  headers?: Record<string, string> | null
  cc?: string | string[] | null
  bcc?: string | string[] | null
  reply_to?: string | string[] | null
}

/** The mail as it was sent to us. */
export function readEmail(sandbox: Sandbox, message: StoredMessage): SentEmail {
  const raw = sandbox.bodies.read(message.body_id)
  return JSON.parse(raw.toString('utf8', message.body_start, message.body_end)) as SentEmail
}

/** `GET /emails/:id` in Resend's shape. */
export function presentEmail(sandbox: Sandbox, message: StoredMessage) {
  const sent = readEmail(sandbox, message)
  const list = (value: string | string[] | null | undefined) => (value ? [value].flat() : null)
  return {
    object: 'email',
    id: message.id,
    message_id: messageId(message),
    to: JSON.parse(message.recipients) as string[],
    from: message.sender,
    created_at: new Date(message.accepted_at).toISOString(),
    subject: message.subject ?? '',
    html: sent.html ?? null,
    text: sent.text ?? null,
    bcc: list(sent.bcc),
    cc: list(sent.cc),
    reply_to: list(sent.reply_to),
    last_event: message.status,
    scheduled_at: null,
    tags: message.tags ? (JSON.parse(message.tags) as unknown) : [],
  }
}

export function messageId(message: StoredMessage): string {
  return `<${message.id}@sandbox.velada>`
}
