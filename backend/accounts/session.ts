import { Row } from '../platform/model.ts'

/** A person signed in on one device. */
export class Session extends Row {
  static override tableName = 'sessions'

  declare accountId: string
  /** Browser and device, as the list of sessions shows them. */
  declare device: string
  declare expiresAt: Date
  declare lastUsedAt: Date
}
