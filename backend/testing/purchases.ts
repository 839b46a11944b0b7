import { Event } from '../events/event.ts'
import { Payment } from '../payments/payment.ts'
import { database } from '../platform/database.ts'
import { type Client, eventually } from './client.ts'
import { anOwner, signIn } from './factories.ts'

type Plan = { amount: number; planType: string }

/** What a couple does that buys a plan with the browser `buyer`. */
export function purchases(buyer: Client) {
  async function open(eventId: string, plan: Plan): Promise<string> {
    const reply = await buyer.post('/api/create-payment-intent', { ...plan, eventId })
    if (reply.status !== 200) throw new Error(`no purchase: ${reply.status} ${reply.text}`)
    return reply.json.paymentIntentId
  }
  return {
    /** Opens a purchase; its intent's id. */
    open,

    /** A signed-in owner of an unpaid event with an open purchase. */
    async aPurchase(plan: Plan = { amount: 99, planType: 'essence' }) {
      const { email, event, accountId } = await anOwner({ isPaid: false, planType: 'essence' })
      await signIn(buyer, email)
      return { event, email, accountId, intentId: await open(event.id, plan) }
    },

    confirm: (paymentIntentId: string, eventId: string) =>
      buyer.post('/api/confirm-payment', { paymentIntentId, eventId }),
  }
}

/** The plan an event is on, or 'unpaid'. */
export async function standing(eventId: string): Promise<string> {
  const { isPaid, planType } = await Event.query().findById(eventId).throwIfNotFound()
  return isPaid ? planType : 'unpaid'
}

export const paymentOf = (intentId: string) => Payment.query().findOne({ intentId }).throwIfNotFound()

export const untilWebhooksApplied = () =>
  eventually('all webhooks are applied', async () => {
    const waiting = await database()('provider_notices').whereNull('appliedAt').first()
    return !waiting
  })
