import { migrations } from '../migrations/index.ts'
import { connectDatabase, disconnectDatabase } from '../platform/database.ts'
import { listen } from '../platform/listening.ts'
import { migrate } from '../platform/migrate.ts'
import { schedules, workers } from '../workers/queues.ts'

/** Brings the database at `url` to this version's tables and queues. */
export async function migrateTo(url: string): Promise<void> {
  // A migration takes the time it needs, and so does waiting for the process that migrates; should their connections
  // go silent meanwhile, they are ended, and this throws.
  const listening = await listen(url)
  try {
    const knex = connectDatabase(url, 3, { answersWithin: 0 })
    await migrate(knex, url, { migrations, workers, schedules })
  } finally {
    await disconnectDatabase()
    await listening.stop()
  }
}
