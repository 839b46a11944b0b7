import { Row } from '../platform/model.ts'

/** A single-use link mailed to a person: proves an email (`verify`) or changes a password (`reset`). */
export class AccountLink extends Row {
  static override tableName = 'account_links'

  declare purpose: 'verify' | 'reset'
  declare tokenHash: string
  /** The token, readable only with the session password, until its mail is accepted; null afterwards. */
  declare sealedToken: string | null
  declare eventId: string | null
  declare accountId: string | null
  declare expiresAt: Date
  declare usedAt: Date | null
}
