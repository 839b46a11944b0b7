import { join } from 'node:path'
import { startEmbeddedDatabase } from '../platform/embedded-database.ts'
import { adoptEnv, processEnv, SettingsError } from '../platform/env.ts'
import { migrateTo } from './schema.ts'
import { untilStopped } from './until-stopped.ts'

/** The embedded PostgreSQL in the foreground, migrated. */
export async function run(): Promise<void> {
  const { dataDir, databaseUrl } = adoptEnv(processEnv())
  if (databaseUrl)
    throw new SettingsError(
      'DATABASE_URL is set, so there is no embedded database to start (`npm run migrate` makes its tables).',
    )
  const server = await startEmbeddedDatabase({ dataDir })
  await migrateTo(server.url)
  const shown = new URL(server.url)
  // Without the password: terminals end up in logs.
  shown.password = ''
  process.stdout.write(
    `PostgreSQL is ready: ${shown.href}, its password in ${join(dataDir, 'database-password')}\n`,
  )
  void server.ended.then(() => process.exit(1))
  await untilStopped(() => server.stop())
}
