/**
 * Timeouts that together decide how soon a process recovers when its connections to the database stop responding. All in
 * milliseconds. The sum is held below a minute by recovery-times.test.ts.
 */
export const recoveryTimes = {
  /** Interval of the notification that a process sends to itself. */
  beat: 5_000,
  /** Timeout of that notification; after it, every connection is replaced. */
  patience: 5_000,
  /** Pause before the LISTEN connection is opened again. */
  reconnect: 500,
  /** Timeout of opening a connection, login included. */
  opening: 3_000,
  /** The server aborts a statement after this. */
  statement: 30_000,
  /**
   * The server ends a transaction that waits for its client this long, and with it the locks of a client that is gone.
   * Our transactions only wait for our own code, never for a provider.
   */
  idleTransaction: 15_000,
  /** pg-boss looks this often for jobs without a heartbeat. */
  monitor: 5_000,
  /** pg-boss looks for due jobs at least this often, should a notification be lost. */
  poll: 5_000,
  /** A job that failed because of a database outage runs again after this. */
  afterOutage: 2_000,
} as const
