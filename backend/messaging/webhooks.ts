import { takeResendWebhook, takeTwilioWebhook } from '../../domain/calls/webhooks.ts'
import { env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'
import { rawBody } from '../platform/http/body.ts'
import { callRoutes } from '../platform/http/call-router.ts'
import { log } from '../platform/log.ts'
import { isSignedWebhook } from '../providers/email/client.ts'
import { isSignedCallback } from '../providers/whatsapp/client.ts'
import { webhookFrom, webhookIdFrom } from '../webhooks/read-webhook.ts'
import { receiveWebhook } from '../webhooks/receive-webhook.ts'

/** The webhooks of the mail and WhatsApp providers: verified, stored, queued, then acknowledged; workers apply them. */
export const deliveryWebhooks = callRoutes()

deliveryWebhooks.on(takeResendWebhook, [rawBody], async (ctx) => {
  const body: unknown = ctx.request.rawBody
  const [id, timestamp, signature] = [
    ctx.get('svix-id'),
    ctx.get('svix-timestamp'),
    ctx.get('svix-signature'),
  ]
  if (typeof body !== 'string' || !id || !isSignedWebhook(body, { id, timestamp, signature }))
    throw forged('resend')
  await receiveWebhook('resend', webhookIdFrom(id, body), webhookFrom(body))
})

deliveryWebhooks.on(takeTwilioWebhook, [rawBody], async (ctx) => {
  const fields = Object.fromEntries(new URLSearchParams(String(ctx.request.rawBody ?? '')))
  const url = `${env().publicUrl}${ctx.originalUrl}`
  if (!isSignedCallback(ctx.get('x-twilio-signature'), url, fields)) throw forged('twilio')
  const delivery = new URLSearchParams(ctx.querystring).get('delivery')
  const { MessageSid, MessageStatus, ErrorCode } = fields
  // Only the needed fields: the callback also contains the phone number.
  const payload = { MessageSid, MessageStatus, ErrorCode, ...(delivery && { delivery }) }
  const id = MessageSid && MessageStatus && `${MessageSid}-${MessageStatus}`
  await receiveWebhook('twilio', webhookIdFrom(id, JSON.stringify(fields)), payload)
})

function forged(provider: string): AppError {
  log.warn({ provider }, 'a webhook with a wrong signature was refused')
  return new AppError('forged-notice')
}
