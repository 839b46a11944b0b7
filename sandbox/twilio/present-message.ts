import type { Sandbox } from '../sandbox.ts'
import type { StoredMessage } from '../store/stored-message.ts'
import { laterFailures } from './errors.ts'

/** What is kept of a message besides its row. */
export type WhatsappBody = {
  text: string
  contentSid?: string
  contentVariables?: string
  /** The address of the picture that heads it. */
  media?: string
  /** How long it may wait to be sent. */
  validitySeconds?: number
}

export function readWhatsapp(sandbox: Sandbox, message: StoredMessage): WhatsappBody {
  return JSON.parse(sandbox.bodies.read(message.body_id).toString('utf8')) as WhatsappBody
}

/** A message in Twilio's shape; dates are RFC 2822. */
export function presentMessage(sandbox: Sandbox, message: StoredMessage) {
  const { accountSid } = sandbox.credentials.twilio
  const uri = `/2010-04-01/Accounts/${accountSid}/Messages/${message.id}`
  return {
    sid: message.id,
    account_sid: accountSid,
    api_version: '2010-04-01',
    body: readWhatsapp(sandbox, message).text,
    from: `whatsapp:${message.sender}`,
    to: `whatsapp:${message.recipient}`,
    direction: 'outbound-api',
    status: message.status,
    error_code: message.error_code,
    error_message: message.error_code ? (laterFailures[message.error_code] ?? null) : null,
    date_created: rfc2822(message.accepted_at),
    date_updated: rfc2822(message.updated_at),
    date_sent: message.sent_at === null ? null : rfc2822(message.sent_at),
    messaging_service_sid: null,
    num_media: readWhatsapp(sandbox, message).media ? '1' : '0',
    num_segments: '1',
    price: null,
    price_unit: 'USD',
    subresource_uris: { media: `${uri}/Media.json` },
    uri: `${uri}.json`,
  }
}

function rfc2822(ms: number): string {
  return new Date(ms).toUTCString().replace('GMT', '+0000')
}
