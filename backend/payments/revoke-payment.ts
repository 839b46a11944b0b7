import type { PlanType } from '../../domain/payment/plans.ts'
import { type PurchasePlan, purchaseNames } from '../../domain/payment/purchase-plans.ts'
import { append } from '../domain-events/append.ts'
import type { Event } from '../events/event.ts'
import type { Trx } from '../platform/database.ts'
import { findActivePlans } from './find-active-plans.ts'
import type { Payment } from './payment.ts'

/**
 * Revokes what a refunded or lost payment had bought, with the reason; nothing is deleted. The caller holds the
 * locks and has stored the payment's new status.
 */
export async function revokePayment(trx: Trx, event: Event, payment: Payment): Promise<void> {
  const { id: paymentId, plan } = payment
  const { id: eventId } = event
  const left = planLeft(event, plan, await findActivePlans(trx, eventId))
  const loses = event.isPaid && left !== event.planType
  await event.$query(trx).patch({
    isPaid: left !== null,
    planType: left ?? 'essence',
    ...(loses && { unpaidReason: reasonOf(payment, left) }),
    updatedAt: new Date(),
  })
  await append(trx, 'payment.revoked', { eventId, paymentId })
}

/** The plan that remains after the revocation; null = none, the event is unpaid. */
function planLeft(event: Event, gone: PurchasePlan, active: readonly PurchasePlan[]): PlanType | null {
  if (active.includes('grand-soiree')) return 'grand_soiree'
  if (active.includes('essence')) return active.includes('upgrade') ? 'grand_soiree' : 'essence'
  // Without the upgrade, Essence remains. Without Essence, the upgrade alone is not enough.
  return gone === 'upgrade' && event.isPaid ? 'essence' : null
}

function reasonOf({ plan, failure }: Payment, left: PlanType | null): string {
  const ofWhat = plan === 'upgrade' ? 'de la mejora a Grand Soirée' : `del plan ${purchaseNames[plan]}`
  const why =
    failure === 'dispute-lost'
      ? `El banco ha anulado el pago ${ofWhat} tras una reclamación.`
      : `Hemos devuelto el importe íntegro ${ofWhat}.`
  const now = left
    ? 'Tu evento sigue activo con el plan Essence.'
    : 'Tu evento vuelve a estar pendiente de pago; no se ha borrado nada.'
  return `${why} ${now}`
}
