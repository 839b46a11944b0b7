import pg from 'pg'
import { connectionSettings } from '../platform/connections.ts'
import { isDatabaseAway } from '../platform/database.ts'
import { embeddedDatabaseUrl } from '../platform/embedded-database.ts'
import { type Env, SettingsError } from '../platform/env.ts'
import { versionRefusal } from '../platform/required-postgres.ts'

/**
 * The URL of this process's database, once it accepts connections: `DATABASE_URL`, or the embedded one that a
 * `database` process runs. Waits a little for one that is starting. Throws `SettingsError` with the next step.
 */
export async function findDatabase({ databaseUrl, dataDir }: Env): Promise<string> {
  const url = databaseUrl ?? embeddedDatabaseUrl(dataDir)
  if (!url)
    throw new SettingsError('There is no database: start it with `npm run database`, or set DATABASE_URL.')
  await answers(url, databaseUrl ? 'DATABASE_URL' : 'The embedded database', 10_000)
  return url
}

/** Waits for the database. Throws `SettingsError` when it refuses, is too old, or is unreachable for `patience` ms. */
export async function answers(url: string, name: string, patience: number): Promise<void> {
  const end = Date.now() + patience
  for (;;) {
    try {
      const client = new pg.Client(connectionSettings(url, 'velada-start', 3_000))
      client.on('error', () => undefined)
      await client.connect()
      const { rows } = await client.query<{ number: string }>(
        `select current_setting('server_version_num') as number`,
      )
      await client.end()
      const refusal = versionRefusal(name, Number(rows[0]?.number))
      if (refusal) throw new SettingsError(refusal)
      return
    } catch (error) {
      if (error instanceof SettingsError) throw error
      const unknownHost = (error as NodeJS.ErrnoException).code === 'ENOTFOUND'
      if (!isDatabaseAway(error) || unknownHost || Date.now() > end)
        throw new SettingsError(`${name} does not open a database: ${reasonOf(error)}.`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

/** Whether a new database connection can be opened now. */
export const canConnect = (url: string): Promise<boolean> =>
  answers(url, 'The database', 0).then(
    () => true,
    () => false,
  )

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
}
