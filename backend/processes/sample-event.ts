import { makeSampleEvent } from '../demo/make-sample-event.ts'
import { connectDatabase, disconnectDatabase, inTransaction } from '../platform/database.ts'
import { adoptEnv, processEnv } from '../platform/env.ts'
import { findDatabase } from './open-database.ts'

/** Makes the example behind 'Ver Ejemplo', or gives it a date to come, and ends. The tables must exist. */
export async function run(): Promise<void> {
  await renewSampleEvent(await findDatabase(adoptEnv(processEnv())))
  process.stdout.write('The example is an event to come.\n')
  process.exit(0)
}

/** Makes or renews the example in the database at `url`. */
export async function renewSampleEvent(url: string): Promise<void> {
  connectDatabase(url, 1)
  try {
    await inTransaction(makeSampleEvent)
  } finally {
    await disconnectDatabase()
  }
}
