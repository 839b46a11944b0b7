/** The tables whose rows belong to a party: removed with it, kept with it, and brought back with it. */
export const belongings = ['deliveries'] as const
