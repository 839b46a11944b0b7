export const planTypes = ['essence', 'grand_soiree'] as const

/** The plan of an event; what can be bought is `PurchasePlan`. */
export type PlanType = (typeof planTypes)[number]

export const planNames = { essence: 'Essence', grand_soiree: 'Grand Soirée' } as const satisfies Record<
  PlanType,
  string
>

/** Parties in the list by plan; null = no limit is sold. */
export const guestLimitOf = { essence: 150, grand_soiree: null } as const satisfies Record<
  PlanType,
  number | null
>
