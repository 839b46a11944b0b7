import { randomBytes } from 'node:crypto'
import pg from 'pg'

export const templateDatabase = 'velada_template'

/** The URL of another database on the same server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Runs `work` on a connection of its own to the database at `url`, and closes it. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A migrated, empty database of the caller's own, copied from the template. */
export async function freshDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const asAdmin = (statement: string) => withClient(serverUrl, (admin) => admin.query(statement))
  await asAdmin(`create database ${name} template ${templateDatabase} strategy file_copy`)
  return {
    url: urlOf(serverUrl, name),
    async drop() {
      await asAdmin(`drop database if exists ${name} with (force)`)
    },
  }
}
