import { randomBytes } from 'node:crypto'
import pg from 'pg'

export const templateDatabase = 'velada_template'

/** The URL of another database on the same server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** A migrated, empty database of the caller's own, copied from the template. */
export async function freshDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const asAdmin = async (statement: string) => {
    const admin = new pg.Client({ connectionString: serverUrl })
    await admin.connect()
    try {
      await admin.query(statement)
    } finally {
      await admin.end()
    }
  }
  await asAdmin(`create database ${name} template ${templateDatabase} strategy file_copy`)
  return { url: urlOf(serverUrl, name), drop: () => asAdmin(`drop database if exists ${name} with (force)`) }
}
