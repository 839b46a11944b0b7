export const purchasePlans = ['essence', 'grand-soiree', 'upgrade'] as const

/** What can be bought, as in /checkout/{planType}. */
export type PurchasePlan = (typeof purchasePlans)[number]

/** Prices in euro cents, VAT included. Only the server's price counts. */
export const pricesInCents = {
  essence: 9900,
  'grand-soiree': 22000,
  upgrade: 12100,
} as const satisfies Record<PurchasePlan, number>

export const purchaseNames = {
  essence: 'Essence',
  'grand-soiree': 'Grand Soirée',
  upgrade: 'Mejora a Grand Soirée',
} as const satisfies Record<PurchasePlan, string>
