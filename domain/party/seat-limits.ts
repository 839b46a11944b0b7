/** Seats of one party. */
export const seatLimits = { min: 1, max: 15 } as const
