/** Seats of one party: the input range of spec §5. */
export const seatLimits = { min: 1, max: 15 } as const
