import { Row } from '../platform/model.ts'

/** A person signed in on one device. */
export class Session extends Row {
  static override tableName = 'sessions'

  declare accountId: string
  /** In plain words, as the list of sessions shows it. */
  declare device: string
  declare expiresAt: Date
  declare lastUsedAt: Date
}
