import type { Sandbox } from '../sandbox.ts'
import type { StripeObject } from '../store/stripe-objects.ts'
import { missingResource, type StripeRefusal } from './errors.ts'
import { newId } from './objects.ts'

export type StripeEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: unknown }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

export const apiVersion = '2026-10-28.endive'

/** What our endpoint is subscribed to; everything else is only to be found in `/v1/events`. */
const subscribed = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
])

/** Writes an event down with its object as it is now, and queues its webhook if our endpoint listens to it. */
export function recordEvent(sandbox: Sandbox, type: string, object: StripeObject): StripeEvent {
  const listens = subscribed.has(type)
  const event: StripeEvent = {
    id: newId('evt_3'),
    object: 'event',
    api_version: apiVersion,
    created: Math.floor(sandbox.now() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: listens ? 1 : 0,
    request: { id: newId('req_', 14), idempotency_key: null },
    type,
  }
  sandbox.stripeObjects.save(event)
  if (listens) sendEvent(sandbox, event)
  return event
}

/** Queues an event for our endpoint, as Stripe does and as its dashboard's 'Resend' does again. */
export function sendEvent(sandbox: Sandbox, event: StripeEvent): void {
  sandbox.webhooks.queue('card', event.id, sandbox.webhookUrls.stripe, JSON.stringify(event))
}

/** The latest event of this type about a payment: the intent itself, or what belongs to it. */
export function eventAbout(sandbox: Sandbox, intentId: string, type: string): StripeEvent | undefined {
  return [...sandbox.stripeObjects.newest<StripeEvent>('event')].find((event) => {
    const object = event.data.object as { id: string; payment_intent?: string }
    return event.type === type && (object.id === intentId || object.payment_intent === intentId)
  })
}

export function missingEvent(id: string): StripeRefusal {
  return missingResource('event', id, 'id')
}
