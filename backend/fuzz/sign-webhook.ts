import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import { env } from '../platform/env.ts'
import { sandboxCredentials } from '../platform/sandbox-credentials.ts'
import type { Request } from './requests.ts'

const now = () => Math.floor(Date.now() / 1_000)

/** Webhooks signed like the providers' own, with any content. */
export function stripeWebhook(text: string): Request {
  const { webhookSecret: secret } = sandboxCredentials(env().dataDir).stripe
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: text, secret, timestamp: now() })
  return {
    method: 'POST',
    path: '/api/webhooks/stripe',
    headers: { 'stripe-signature': signature },
    raw: { type: 'application/json', text },
  }
}

export function resendWebhook(id: string, text: string): Request {
  const key = Buffer.from(
    sandboxCredentials(env().dataDir).resend.webhookSecret.replace('whsec_', ''),
    'base64',
  )
  const signature = createHmac('sha256', key).update(`${id}.${now()}.${text}`).digest('base64')
  return {
    method: 'POST',
    path: '/api/webhooks/resend',
    headers: { 'svix-id': id, 'svix-timestamp': String(now()), 'svix-signature': `v1,${signature}` },
    raw: { type: 'application/json', text },
  }
}

export function twilioWebhook(publicUrl: string, delivery: string, fields: Record<string, string>): Request {
  const path = `/api/webhooks/twilio?delivery=${encodeURIComponent(delivery)}`
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => text + name + fields[name], publicUrl + path)
  const signature = createHmac('sha1', sandboxCredentials(env().dataDir).twilio.authToken)
    .update(signed)
    .digest('base64')
  return { method: 'POST', path, headers: { 'x-twilio-signature': signature }, form: fields }
}
