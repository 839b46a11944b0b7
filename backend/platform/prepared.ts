import { createHash } from 'node:crypto'
import { database } from './database.ts'

/** Says that a prepared statement is gone, or that its result has another shape since a migration. */
const outdated = new Set(['26000', '0A000'])

/**
 * A query that PostgreSQL plans once for each connection, for what is asked thousands of times a minute. It names its
 * columns, never `*`: a migration that adds one would change its result.
 */
export function prepared<Row>(sql: string): (values: Record<string, string>) => Promise<Row[]> {
  const name = `velada-${createHash('sha256').update(sql).digest('hex').slice(0, 16)}`
  return async (values) => {
    const query = () => database().raw<{ rows: Row[] }>(sql, values)
    try {
      return (await query().options({ name })).rows
    } catch (error) {
      if (!outdated.has(String((error as { code?: unknown }).code))) throw error
      return (await query()).rows
    }
  }
}
