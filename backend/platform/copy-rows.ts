import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from } from 'pg-copy-streams'
import type { Trx } from './database.ts'

type Value = string | number | null

/**
 * Adds rows to a table by COPY, the fastest way into PostgreSQL: it stores one batch while the next is being made.
 * Table and columns (camelCase) are constants of the code, never input. When making a batch throws, so does this; like
 * any failed statement it aborts the transaction. Until it resolves, the transaction can run nothing else.
 */
export async function copyRows(
  trx: Trx,
  table: string,
  columns: readonly string[],
  batches: AsyncIterable<readonly Value[][]>,
): Promise<void> {
  const connection: ClientBase = await trx.client.acquireConnection()
  const target = trx.raw('?? (??)', [table, [...columns]]).toQuery()
  const copy = connection.query(from(`copy ${target} from stdin`))
  await pipeline(Readable.from(asText(batches)), copy)
}

async function* asText(batches: AsyncIterable<readonly Value[][]>): AsyncGenerator<string> {
  for await (const rows of batches) {
    let text = ''
    for (const row of rows) text += `${row.map(field).join('\t')}\n`
    if (text !== '') yield text
  }
}

/** COPY's text format, https://www.postgresql.org/docs/current/sql-copy.html#SQL-COPY-FILE-FORMATS */
function field(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value === 'number') return String(value)
  return /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign) : value
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
