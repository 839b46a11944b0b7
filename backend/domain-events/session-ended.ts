/**
 * The channel that tells every process of a session that has ended; the payload is the session's id.
 * A trigger on the table `sessions` sends it when the row goes, whatever deleted it (logout, a login that replaces it,
 * a password reset, the list of sessions, idleness, the account's deletion), in that same transaction.
 */
export const sessionEndedChannel = 'velada_session_ended'
