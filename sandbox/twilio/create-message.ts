import { randomBytes } from 'node:crypto'
import { type Answer, type Call, json } from '../http/call.ts'
import type { Sandbox } from '../sandbox.ts'
import { together } from '../store/open-database.ts'
import type { NewMessage } from '../store/stored-message.ts'
import { type TwilioCode, twilioError } from './errors.ts'
import { fillTemplate } from './fill-template.ts'
import { presentMessage, type WhatsappBody } from './present-message.ts'

/** Twilio's own, when the request names none (Messages resource, ValidityPeriod). */
const longestValidity = 36_000

const address = /^whatsapp:\+[1-9]\d{6,14}$/
/** Twilio's own test number that is never valid. */
const invalidNumber = 'whatsapp:+15005550001'

/** `POST …/Messages.json`: accepts one WhatsApp message. Asking twice sends twice: there is no idempotency. */
export function createMessage(sandbox: Sandbox, call: Call): Answer {
  const form = new URLSearchParams(call.body.toString('utf8'))
  const to = form.get('To') ?? ''
  const from = form.get('From') ?? ''
  const callback = form.get('StatusCallback')
  const body = bodyOf(sandbox, form)
  if (to === '') return twilioError(21604)
  if (from === '') return twilioError(21603)
  if (!address.test(to) || to === invalidNumber) {
    return twilioError(21211, `The 'To' number ${to} is not a valid phone number.`)
  }
  if (from !== `whatsapp:${sandbox.credentials.twilio.whatsappFrom}`) return twilioError(63007)
  if (callback && !URL.canParse(callback)) return twilioError(21609)
  if (typeof body === 'number') return twilioError(body)
  const validitySeconds = Number(form.get('ValidityPeriod') ?? longestValidity)
  if (!Number.isInteger(validitySeconds) || validitySeconds < 1 || validitySeconds > longestValidity)
    return twilioError(90007)

  const { messages, bodies, delivery, database, changes } = sandbox
  const now = sandbox.now()
  const raw = Buffer.from(JSON.stringify({ ...body, validitySeconds } satisfies WhatsappBody))
  const id = `SM${randomBytes(16).toString('hex')}`
  const message: NewMessage = {
    id,
    channel: 'whatsapp',
    recipient: to.slice('whatsapp:'.length),
    recipients: JSON.stringify([to]),
    sender: from.slice('whatsapp:'.length),
    subject: null,
    tags: null,
    body_id: 0,
    body_start: 0,
    body_end: raw.length,
    idempotency_key: null,
    callback,
    accepted_at: now,
    ...delivery.firstStep(now),
  }
  together(database, () => {
    messages.add({ ...message, body_id: bodies.keep(bodies.pack(raw)) })
  })
  sandbox.messagesDue()
  changes.happened()
  const stored = messages.find(id)
  if (!stored) throw new Error('the message was not stored')
  return json(201, presentMessage(sandbox, stored))
}

function bodyOf(sandbox: Sandbox, form: URLSearchParams): WhatsappBody | TwilioCode {
  const contentSid = form.get('ContentSid')
  const contentVariables = form.get('ContentVariables')
  const text = form.get('Body')
  if (contentSid) {
    const filled = fillTemplate(sandbox.credentials, contentSid, contentVariables ?? '')
    if (typeof filled === 'number') return filled
    const { text, media } = filled
    // The host of an approved template's media is fixed: here it is the one that the app names for its callbacks.
    const host = form.get('StatusCallback')
    if (media && !(host && URL.canParse(host))) return 21656
    return {
      text,
      contentSid,
      contentVariables: contentVariables ?? '{}',
      ...(media && host && { media: new URL(media, host).href }),
    }
  }
  if (contentVariables) return 21654
  return text ? { text } : 21619
}
