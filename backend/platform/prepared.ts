import { createHash } from 'node:crypto'
import { runStatement } from './database.ts'

/** Says that a prepared statement is gone, or that its result has another shape since a migration. */
const outdated = new Set(['26000', '0A000'])

/**
 * A query that PostgreSQL plans once for each connection, for what is asked thousands of times a minute; its parameters
 * are `$1`, `$2`. It names its columns, never `*`: a migration that adds one would change its result.
 */
export function prepared<Row>(text: string): (...values: string[]) => Promise<Row[]> {
  const name = `velada-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
  return async (...values) => {
    try {
      return await runStatement<Row>({ name, text, values })
    } catch (error) {
      if (!outdated.has(String((error as { code?: unknown }).code))) throw error
      return runStatement<Row>({ text, values })
    }
  }
}
