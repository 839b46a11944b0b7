export const planTypes = ['essence', 'grand_soiree'] as const

/** The plan an event is on (spec §3); a purchase is named by `PurchasePlan` in payments. */
export type PlanType = (typeof planTypes)[number]

export const planNames = { essence: 'Essence', grand_soiree: 'Grand Soirée' } as const satisfies Record<
  PlanType,
  string
>
