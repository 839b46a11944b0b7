import { defineCall } from './define-call.ts'

const failures = ['forged-notice'] as const

export const takeStripeWebhook = defineCall('POST', '/api/webhooks/stripe', {
  summary: 'What the card provider tells; kept, and applied by a worker',
  auth: 'signature',
  takes: 'application/json',
  failures,
})

export const takeResendWebhook = defineCall('POST', '/api/webhooks/resend', {
  summary: 'What the mail provider tells; kept, and applied by a worker',
  auth: 'signature',
  takes: 'application/json',
  failures,
})

export const takeTwilioWebhook = defineCall('POST', '/api/webhooks/twilio', {
  summary: 'What the WhatsApp provider tells; kept, and applied by a worker',
  auth: 'signature',
  takes: 'application/x-www-form-urlencoded',
  failures,
})
