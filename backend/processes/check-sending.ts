import { findSendingProblems } from '../messaging/find-sending-problems.ts'
import { connectDatabase, disconnectDatabase } from '../platform/database.ts'
import { adoptEnv, processEnv } from '../platform/env.ts'
import { log } from '../platform/log.ts'
import { findDatabase } from './open-database.ts'

/** For a monitor: exits with 0 when messages are being sent; otherwise with 1 and a sentence for each reason. */
export async function run(): Promise<void> {
  const env = adoptEnv(processEnv())
  log.level = 'error'
  connectDatabase(await findDatabase(env), 2)
  const trouble = await findSendingProblems()
  await disconnectDatabase()
  process.stdout.write(`${trouble.length > 0 ? trouble.join('\n') : 'Messages leave.'}\n`)
  process.exit(trouble.length > 0 ? 1 : 0)
}
