import { Row } from '../platform/model.ts'

/** A single-use link sent by mail: it verifies an email (`verify`) or changes a password (`reset`). */
export class AccountLink extends Row {
  static override tableName = 'account_links'

  declare purpose: 'verify' | 'reset'
  declare tokenHash: string
  /** The token, encrypted with the session password, until the provider accepts its mail; then null. */
  declare sealedToken: string | null
  declare eventId: string | null
  declare accountId: string | null
  declare expiresAt: Date
  declare usedAt: Date | null
}
