import { readEmail } from '../resend/present-email.ts'
import type { Sandbox } from '../sandbox.ts'
import type { StoredMessage } from '../store/stored-message.ts'
import { readWhatsapp } from '../twilio/present-message.ts'
import { extractLinks } from './extract-links.ts'

/** How much of each message to show: everything, only its links, or nothing of its contents (cheap). */
export const bodyChoices = ['full', 'links', 'none'] as const
export type BodyChoice = (typeof bodyChoices)[number]

/** A message as the control API shows it; the same fields for mail and WhatsApp. */
export function presentForControl(sandbox: Sandbox, message: StoredMessage, bodies: BodyChoice = 'full') {
  const shown = {
    id: message.id,
    channel: message.channel,
    to: message.recipient,
    from: message.sender,
    subject: message.subject,
    idempotencyKey: message.idempotency_key,
    status: message.status,
    errorCode: message.error_code,
    acceptedAt: new Date(message.accepted_at).toISOString(),
  }
  if (bodies === 'none') return shown
  const contents = contentsOf(sandbox, message)
  const links = extractLinks(contents.html, contents.text)
  return bodies === 'links' ? { ...shown, links } : { ...shown, ...contents, links }
}

function contentsOf(sandbox: Sandbox, message: StoredMessage) {
  if (message.channel === 'whatsapp') {
    const { text, contentSid, contentVariables, media } = readWhatsapp(sandbox, message)
    return {
      html: null,
      text,
      headers: {},
      contentSid: contentSid ?? null,
      media: media ?? null,
      contentVariables: contentVariables ? (JSON.parse(contentVariables) as unknown) : null,
      statusCallback: message.callback,
    }
  }
  const { html, text, headers, reply_to } = readEmail(sandbox, message)
  return {
    html: html ?? null,
    text: text ?? null,
    headers: headers ?? {},
    replyTo: reply_to ? [reply_to].flat() : [],
    tags: message.tags ? (JSON.parse(message.tags) as unknown) : [],
  }
}
