import { jobs } from '../../domain/jobs.ts'
import { startBoss, stopBoss } from '../platform/boss.ts'
import { connectDatabase, disconnectDatabase } from '../platform/database.ts'
import { dropDeadLetter, findDeadLetters, redriveDeadLetters } from '../platform/dead-letters.ts'
import { adoptEnv, processEnv, SettingsError } from '../platform/env.ts'
import { log } from '../platform/log.ts'
import { deleteGivenUp } from '../workers/mail/mail-attempt.ts'
import { findDatabase } from './open-database.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The dead-lettered jobs: `list` (the default), `redrive QUEUE` or `redrive ID` to run them again, `drop ID` to
 * delete one. Prints ids, queues, times and reasons, never an address.
 */
export async function run(): Promise<void> {
  const [action = 'list', which = ''] = process.argv.slice(3)
  const env = adoptEnv(processEnv())
  log.level = 'error'
  const url = await findDatabase(env)
  connectDatabase(url, 2)
  await startBoss(url, { works: false })
  try {
    process.stdout.write(`${await answerTo(action, which)}\n`)
  } finally {
    await stopBoss()
    await disconnectDatabase()
  }
  process.exit(0)
}

async function answerTo(action: string, which: string): Promise<string> {
  const isId = uuid.test(which)
  if (action === 'list') return listed()
  if (action === 'drop' && isId)
    return (await dropDeadLetter(which)) ? 'Forgotten.' : 'There is no dead letter with that id.'
  if (action === 'redrive' && (isId || Object.hasOwn(jobs, which))) {
    await deleteGivenUp()
    return `${await redriveDeadLetters(isId ? { id: which } : { queue: which })} put back.`
  }
  throw new SettingsError('Say one of: list · redrive QUEUE · redrive ID · drop ID.')
}

async function listed(): Promise<string> {
  const letters = await findDeadLetters()
  if (letters.length === 0) return 'No job was given up.'
  return letters
    .map(({ id, queue, since, tries, reason }) =>
      [id, queue, since.toISOString(), `${tries} retries`, reason].join('  '),
    )
    .join('\n')
}
