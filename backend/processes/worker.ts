import { jobNames } from '../../domain/jobs.ts'
import { startBoss, stopBoss } from '../platform/boss.ts'
import { connectDatabase, disconnectDatabase } from '../platform/database.ts'
import { adoptEnv, processEnv } from '../platform/env.ts'
import { listen } from '../platform/listening.ts'
import { log } from '../platform/log.ts'
import { proveJobs } from '../platform/prove-jobs.ts'
import { startWorkers } from '../workers/start-workers.ts'
import { keepProving } from './keep-proving.ts'
import { canConnect, findDatabase } from './open-database.ts'
import { migrateTo } from './schema.ts'
import { untilStopped } from './until-stopped.ts'
import { showItWorks } from './worker-heartbeat.ts'

/** Every background job. Any number of copies; SIGTERM lets the jobs under way finish. */
export async function run(): Promise<void> {
  const env = adoptEnv(processEnv())
  log.level = env.logLevel
  const url = await findDatabase(env)
  await migrateTo(url)
  connectDatabase(url, env.databasePool)
  const listening = await listen(url)
  await startBoss(url, { works: true })
  await startWorkers()
  const stopProving = keepProving({
    prove: proveJobs,
    databaseAnswers: () => canConnect(url),
    onProof: () => showItWorks(env),
    end: () => process.exit(1),
  })
  log.info({ queues: jobNames.length }, 'worker ready')
  await untilStopped(async () => {
    stopProving()
    await listening.stop()
    await stopBoss()
    await disconnectDatabase()
  })
}
