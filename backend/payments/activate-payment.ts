import { append } from '../domain-events/append.ts'
import type { Event } from '../events/event.ts'
import { enqueueAll } from '../platform/boss.ts'
import type { Trx } from '../platform/database.ts'
import { log } from '../platform/log.ts'
import { keepsUpgrade } from './find-active-plans.ts'
import { activeStatuses, openStatuses, Payment } from './payment.ts'
import { purchaseRefusal } from './purchase-rules.ts'

/**
 * Activates what a successful payment bought: payment, event, plan, domain event and receipt together. The caller holds
 * the locks of both rows. A payment for an active plan becomes a duplicate, which is refunded; when Grand Soirée was
 * bought besides Essence, the Essence payment is refunded.
 */
export async function activatePayment(
  trx: Trx,
  event: Event,
  payment: Payment,
  status: 'succeeded' | 'disputed',
): Promise<void> {
  const { id: paymentId } = payment
  const { id: eventId } = event
  const upgraded = await keepsUpgrade(trx, eventId)
  const refusal = purchaseRefusal(event, payment.plan, upgraded)
  if (refusal && !(payment.plan === 'grand-soiree' && refusal.code !== 'already-bought')) {
    log.warn({ paymentId, reason: refusal.code }, 'paid twice')
    return markDuplicate(trx, eventId, payment)
  }
  if (payment.plan === 'grand-soiree')
    for (const other of await findOthers(trx, payment, activeStatuses))
      await markDuplicate(trx, eventId, other)

  await payment.$query(trx).patch({ status, activatedAt: payment.activatedAt ?? new Date() })
  await event.$query(trx).patch({
    isPaid: true,
    planType: payment.plan === 'essence' && !upgraded ? 'essence' : 'grand_soiree',
    unpaidReason: null,
    updatedAt: new Date(),
  })
  await append(trx, 'payment.activated', { eventId, paymentId })
  await closeWhatCannotBeBought(trx, event, payment)
}

async function markDuplicate(trx: Trx, eventId: string, payment: Payment): Promise<void> {
  const { id: paymentId, revision } = payment
  await payment.$query(trx).patch({ status: 'duplicate', revision: revision + 1, updatedAt: new Date() })
  await append(trx, 'payment.duplicated', { eventId, paymentId })
}

const findOthers = (trx: Trx, { id, eventId }: Payment, statuses: readonly Payment['status'][]) =>
  Payment.query(trx)
    .where({ eventId })
    .whereNot({ id })
    .whereIn('status', [...statuses])
    .forNoKeyUpdate()

/** A second tab may still hold the secret of another purchase, which would only be refunded: cancel it. */
async function closeWhatCannotBeBought(trx: Trx, event: Event, payment: Payment): Promise<void> {
  const open = await findOthers(trx, payment, openStatuses)
  const useless = open.filter(({ plan }) => purchaseRefusal(event, plan, false))
  await enqueueAll(
    trx,
    'cancel-payment',
    useless.map(({ id }) => ({ data: { paymentId: id } })),
  )
}
