import { Model } from 'objection'

/** Base of every model: UUID key made by the database, camelCase columns (mapped by the pool), no hooks. */
export abstract class Row extends Model {
  declare id: string
  declare createdAt: Date

  static override get useLimitInFirst() {
    return true
  }
}
