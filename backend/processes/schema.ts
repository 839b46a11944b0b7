import { migrations } from '../migrations/index.ts'
import { connectDatabase, disconnectDatabase } from '../platform/database.ts'
import { listen } from '../platform/listening.ts'
import { migrate } from '../platform/migrate.ts'

/** Migrates the database at `url` to this version. Says nothing of a lost connection while `isStopping`. */
export async function migrateTo(url: string, isStopping?: () => boolean): Promise<void> {
  // No timeout: a migration, or waiting for another process's migration, may take long. If the connections
  // die in the meantime, they are dropped, and this throws.
  const listening = await listen(url, { isStopping })
  try {
    const knex = connectDatabase(url, 3, { answersWithin: 0 })
    await migrate(knex, url, migrations)
  } finally {
    await disconnectDatabase()
    await listening.stop()
  }
}
