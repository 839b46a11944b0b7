import { linesOf, linesOfUpgrade } from '../../../domain/payment/plan-lines.ts'
import { type PurchasePlan, pricesInCents } from '../../../domain/payment/purchase-plans.ts'

const euros = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 0, maximumFractionDigits: 2 })

/** '99 €', VAT included. */
export const priceText = (plan: PurchasePlan): string => `${euros.format(pricesInCents[plan] / 100)} €`

/** The features of each purchase. */
export const planFeatures = {
  essence: linesOf('essence'),
  'grand-soiree': linesOf('grand_soiree'),
  upgrade: linesOfUpgrade(),
} as const satisfies Record<PurchasePlan, readonly string[]>
