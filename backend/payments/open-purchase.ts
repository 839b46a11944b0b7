import type { PaymentIntentCreated, PurchaseRequest } from '../../domain/calls/payments.ts'
import { type PurchasePlan, pricesInCents } from '../../domain/payment/purchase-plans.ts'
import { findUser } from '../accounts/find-user.ts'
import { Event } from '../events/event.ts'
import { inTransaction, type Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { createIntent } from '../providers/stripe/create-intent.ts'
import { nextCheckOf } from './check-interval.ts'
import { keepsUpgrade } from './find-active-plans.ts'
import { isOpen, openStatuses, Payment } from './payment.ts'
import { purchaseRefusal, requirePrice } from './purchase-rules.ts'
import { reconcilePayment } from './reconcile-payment.ts'

/**
 * Opens the purchase of a plan, or returns the open one: first the payment's row, then the provider's intent with the
 * row's id as idempotency key, so that a lost response is found by a retry. Throws `amount-mismatch`,
 * `event-not-found`, the refusals of `purchaseRefusal`, `provider-unavailable`.
 */
export async function openPurchase(
  accountId: string,
  { amount, planType, eventId }: PurchaseRequest,
): Promise<PaymentIntentCreated> {
  requirePrice(planType, amount)
  const wanted = eventId ?? (await findUser(accountId)).id
  // An intent that is paid or canceled at the provider closes the purchase; the next round reports why, or opens another.
  for (let turn = 0; turn < 3; turn++) {
    const payment = await inTransaction((trx) => reservePayment(trx, accountId, wanted, planType))
    const intent = payment.intentId ? await findOpenIntent(payment.id) : await createIntentOf(payment, wanted)
    if (intent)
      return {
        clientSecret: intent.clientSecret,
        paymentIntentId: intent.intentId,
        eventId: wanted,
        amount: payment.amountCents / 100,
      }
  }
  throw new AppError('provider-unavailable')
}

/** The event's only open payment of that plan, created if there is none. */
async function reservePayment(
  trx: Trx,
  accountId: string,
  eventId: string,
  plan: PurchasePlan,
): Promise<Payment> {
  const event = await Event.query(trx).findOne({ id: eventId, accountId }).forNoKeyUpdate()
  if (!event) throw new AppError('event-not-found')
  const refusal = purchaseRefusal(event, plan, await keepsUpgrade(trx, eventId))
  if (refusal) throw refusal
  const open = await Payment.query(trx)
    .findOne({ eventId, plan })
    .whereIn('status', [...openStatuses])
  return (
    open ?? Payment.query(trx).insertAndFetch({ eventId, accountId, plan, amountCents: pricesInCents[plan] })
  )
}

async function findOpenIntent(paymentId: string) {
  const { payment, intent } = await reconcilePayment(paymentId)
  return intent?.clientSecret && isOpen(payment)
    ? { intentId: intent.intentId, clientSecret: intent.clientSecret }
    : null
}

async function createIntentOf(payment: Payment, eventId: string) {
  const { id, plan, amountCents } = payment
  const intent = await createIntent({ paymentId: id, eventId, plan, amountCents })
  if (!intent) {
    await inTransaction((trx) => abandon(trx, id))
    throw new AppError('provider-unavailable')
  }
  await inTransaction((trx) => storeIntent(trx, payment, intent.intentId))
  return intent
}

/** No client ever got the intent's secret, so it cannot be paid, whether it exists or not. */
const abandon = async (trx: Trx, paymentId: string) =>
  Payment.query(trx)
    .findById(paymentId)
    .whereNull('intentId')
    .patch({ status: 'canceled', failure: 'provider-error' })

const storeIntent = async (trx: Trx, payment: Payment, intentId: string) =>
  Payment.query(trx)
    .findById(payment.id)
    .whereNull('intentId')
    .patch({ intentId, nextCheckAt: nextCheckOf(payment) })
