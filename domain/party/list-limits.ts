/**
 * The most parties any list may hold, on a plan without a limit too: far beyond any celebration, and what the server is
 * sure to carry.
 */
export const mostParties = 20_000

/** Parties in one page of a list: what is asked for without a number, and the most that may be. */
export const pageSizes = { usual: 500, most: 1_000 } as const

/**
 * The most parties that one live message names, and that one call asks for by their ids: a notification of PostgreSQL
 * carries less than 8,000 bytes.
 */
export const mostGuestIds = 100
