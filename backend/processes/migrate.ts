import { adoptEnv, processEnv } from '../platform/env.ts'
import { findDatabase } from './open-database.ts'
import { migrateTo } from './schema.ts'

/** Migrates tables and queues, and ends. */
export async function run(): Promise<void> {
  await migrateTo(await findDatabase(adoptEnv(processEnv())))
  process.stdout.write('The database is up to date.\n')
  process.exit(0)
}
