/**
 * The most parties of any list, also on a plan without a limit: more than any celebration needs, and what the server is
 * tested with.
 */
export const mostParties = 20_000

/** Page sizes of a guest list: the default, and the maximum. */
export const pageSizes = { usual: 500, most: 1_000 } as const

/**
 * The most parties that one live message names, and that one call asks for by their ids: a notification of PostgreSQL
 * carries less than 8,000 bytes.
 */
export const mostGuestIds = 100
