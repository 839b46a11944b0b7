import { randomUUID } from 'node:crypto'
import { Delivery } from '../messaging/delivery.ts'
import { anEvent } from '../testing/factories.ts'
import type { Call } from './call.ts'
import { mutateJson } from './mutate-json.ts'
import { asCouple } from './requests.ts'
import { resendWebhook, stripeWebhook, twilioWebhook } from './sign-webhook.ts'
import type { World } from './world.ts'

/** Correctly signed, but in a third of the cases with an invalid body. */
const saying = ({ random }: World, body: object) => {
  const isOdd = random.chance(0.33)
  return { text: isOdd ? mutateJson(body, random) : JSON.stringify(body), isOdd }
}
const someDelivery = async () => (await Delivery.query().select('id').first())?.id ?? randomUUID()

export const callsOfProviders: Record<string, Call> = {
  'POST /api/create-payment-intent': {
    rare: true,
    async request(world) {
      const { accountId, email } = world
      const { id } = await anEvent({ accountId, email, isPaid: false, planType: 'essence' })
      return asCouple(world, {
        method: 'POST',
        path: '/api/create-payment-intent',
        json: { amount: 99, planType: 'essence', eventId: id },
      })
    },
    learn: ({ intents }, { status, text }) => {
      if (status !== 200) return
      const { paymentIntentId, eventId } = JSON.parse(text) as { paymentIntentId: string; eventId: string }
      intents.push({ id: paymentIntentId, eventId })
    },
  },
  'POST /api/confirm-payment': {
    rare: true,
    async request(world) {
      const { id, eventId } = world.random.pick(world.intents)
      await world.pay(id)
      return asCouple(world, {
        method: 'POST',
        path: '/api/confirm-payment',
        json: { paymentIntentId: id, eventId },
      })
    },
  },
  'GET /api/payment-status/:paymentIntentId': {
    request: (world) =>
      asCouple(world, { method: 'GET', path: `/api/payment-status/${world.random.pick(world.intents).id}` }),
  },
  'POST /api/webhooks/stripe': {
    request: (world) => {
      const { id } = world.random.pick(world.intents)
      const type = world.random.pick([
        'payment_intent.succeeded',
        'charge.refunded',
        'payment_intent.canceled',
      ])
      const object = { id, object: 'payment_intent' }
      const { text, isOdd } = saying(world, {
        id: `evt_${randomUUID()}`,
        object: 'event',
        type,
        data: { object },
      })
      return { ...stripeWebhook(text), isOdd }
    },
  },
  'POST /api/webhooks/resend': {
    async request(world) {
      const type = world.random.pick(['email.sent', 'email.delivered', 'email.opened', 'contact.created'])
      const data = { email_id: randomUUID(), tags: { delivery: await someDelivery() } }
      const { text, isOdd } = saying(world, { type, created_at: new Date().toISOString(), data })
      return { ...resendWebhook(`msg_${randomUUID()}`, text), isOdd }
    },
  },
  'POST /api/webhooks/twilio': {
    async request({ url, random }) {
      const isOdd = random.chance(0.33)
      const MessageSid = isOdd ? random.pick(['', 'a\0b', 'x'.repeat(5_000)]) : `SM${randomUUID()}`
      const MessageStatus = random.pick(['queued', 'sent', 'delivered', 'read', 'failed', 'inventado'])
      const delivery = isOdd ? random.pick(['', 'x', '\0', '%']) : await someDelivery()
      return { ...twilioWebhook(url, delivery, { MessageSid, MessageStatus, ErrorCode: '' }), isOdd }
    },
  },
}
