import { inTransaction, type Trx } from '../platform/database.ts'
import { AppError } from '../platform/errors.ts'
import { log } from '../platform/log.ts'
import { findIntent, type ProviderIntent } from '../providers/stripe/find-intent.ts'
import { openStatuses, Payment } from './payment.ts'
import { settlePayment } from './settle-payment.ts'

type Reconciled = { payment: Payment; intent: ProviderIntent | null }

/**
 * Fetches a payment's state from the provider and applies it. Safe to run concurrently. Throws `payment-not-found`,
 * `payment-not-matching`, `provider-unavailable`.
 */
export async function reconcilePayment(paymentId: string): Promise<Reconciled> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const before = await Payment.query().findById(paymentId)
    if (!before) throw new AppError('payment-not-found')
    if (!before.intentId) return { payment: before, intent: null }
    const intent = await findIntent(before.intentId)
    const payment = await inTransaction((trx) =>
      intent ? settlePayment(trx, paymentId, intent, before.revision) : closeUnknown(trx, before),
    )
    if (payment) return { payment, intent }
  }
  throw new Error(`payment ${paymentId} changed faster than the provider could be asked`)
}

/** The provider has no such intent, so it cannot be paid: it was created with other keys. */
async function closeUnknown(trx: Trx, { id, intentId }: Payment): Promise<Payment | null> {
  log.error({ paymentId: id, intentId }, 'the card provider does not know an intent of ours')
  await Payment.query(trx)
    .findById(id)
    .whereIn('status', [...openStatuses])
    .patch({ status: 'canceled', failure: 'unknown-intent', updatedAt: new Date() })
  const payment = await Payment.query(trx).patchAndFetchById(id, { nextCheckAt: null })
  return payment ?? null
}

/**
 * Like `reconcilePayment`, for an intent from a webhook or the browser. Finds the payment whose intent id was never
 * stored, because the response was lost, by the intent's metadata. Null, and logged, when the payment is unknown.
 * Throws `payment-not-matching`, `provider-unavailable`.
 */
export async function reconcileIntent(intentId: string): Promise<Reconciled | null> {
  const payment = (await Payment.query().findOne({ intentId })) ?? (await adoptIntent(intentId))
  if (payment) return reconcilePayment(payment.id)
  log.warn({ intentId }, 'payment refused: no payment of ours has this intent')
  return null
}

async function adoptIntent(intentId: string): Promise<Payment | undefined> {
  const intent = await findIntent(intentId)
  const { paymentId, eventId } = intent?.metadata ?? {}
  if (!paymentId || !uuid.test(paymentId) || !eventId) return undefined
  return inTransaction(async (trx) => {
    const payment = await Payment.query(trx).findById(paymentId).whereNull('intentId').forNoKeyUpdate()
    return payment && (payment.eventId ?? eventId) === eventId
      ? payment.$query(trx).patchAndFetch({ intentId })
      : undefined
  })
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
