import { createHmac } from 'node:crypto'
import type { SandboxCredentials } from '../../backend/platform/sandbox-credentials.ts'
import type { Webhook } from './webhooks.ts'

type Signed = { headers: Record<string, string>; body: string }

/** The headers and body that the provider would post, signed for this moment as it signs (`now` in ms). */
export function sign(webhook: Webhook, credentials: SandboxCredentials, now: number): Signed {
  const seconds = Math.floor(now / 1000)
  if (webhook.provider === 'card') return signAsStripe(webhook, credentials.stripe.webhookSecret, seconds)
  if (webhook.provider === 'email') return signAsSvix(webhook, credentials.resend.webhookSecret, seconds)
  return signAsTwilio(webhook, credentials.twilio.authToken)
}

function signAsStripe({ payload }: Webhook, secret: string, seconds: number): Signed {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': `t=${seconds},v1=${signature}`,
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    },
    body: payload,
  }
}

function signAsSvix({ id, payload }: Webhook, secret: string, seconds: number): Signed {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${payload}`).digest('base64')
  return {
    headers: {
      'content-type': 'application/json',
      'svix-id': id,
      'svix-timestamp': String(seconds),
      'svix-signature': `v1,${signature}`,
      'user-agent': 'Svix-Webhooks/1.0',
    },
    body: payload,
  }
}

function signAsTwilio({ url, payload }: Webhook, authToken: string): Signed {
  const fields = JSON.parse(payload) as Record<string, string>
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => text + name + fields[name], url)
  return {
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      'x-twilio-signature': createHmac('sha1', authToken).update(signed, 'utf8').digest('base64'),
      'user-agent': 'TwilioProxy/1.1',
    },
    body: new URLSearchParams(fields).toString(),
  }
}
