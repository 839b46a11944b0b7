import { Row } from '../platform/model.ts'

/** An email with a password; owns one or more events. */
export class Account extends Row {
  static override tableName = 'accounts'

  declare email: string
  declare passwordHash: string
  declare lastEventId: string | null
}
