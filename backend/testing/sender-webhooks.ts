import { createHmac, randomUUID } from 'node:crypto'
import { env } from '../platform/env.ts'
import { client, type Reply } from './client.ts'
import type { TestApp } from './test-app.ts'

type Signing = { secondsAgo?: number; secret?: string; id?: string; body?: string }

/** What the two senders tell of messages, signed as they sign it; `publicUrl` where it is not the app's own address. */
export function senderWebhooks(app: TestApp, publicUrl?: string) {
  const provider = client(() => app.url)
  return {
    tellByResend(
      type: string,
      data: object | null,
      {
        secondsAgo = 0,
        secret,
        id,
        body = JSON.stringify({ type, created_at: new Date(), data }),
      }: Signing = {},
    ): Promise<Reply> {
      const noticeId = id ?? `msg_${randomUUID()}`
      const timestamp = Math.floor(Date.now() / 1000) - secondsAgo
      const key = Buffer.from((secret ?? env().email.webhookSecret).replace('whsec_', ''), 'base64')
      const signature = createHmac('sha256', key).update(`${noticeId}.${timestamp}.${body}`).digest('base64')
      return provider.post('/api/webhooks/resend', body, {
        'svix-id': noticeId,
        'svix-timestamp': String(timestamp),
        'svix-signature': `v1,${signature}`,
      })
    },

    tellByTwilio(
      delivery: string,
      status: string,
      more: Record<string, string> = {},
      token?: string,
    ): Promise<Reply> {
      const path = `/api/webhooks/twilio?delivery=${delivery}`
      const fields: Record<string, string> = {
        MessageSid: `SM-${delivery}`,
        MessageStatus: status,
        To: 'whatsapp:+34600111222',
        ...more,
      }
      const signed = Object.keys(fields)
        .sort()
        .reduce((text, name) => text + name + fields[name], (publicUrl ?? app.url) + path)
      const signature = createHmac('sha1', token ?? env().whatsapp.authToken)
        .update(signed)
        .digest('base64')
      return provider.post(path, new URLSearchParams(fields).toString(), {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Twilio-Signature': signature,
      })
    },
  }
}
