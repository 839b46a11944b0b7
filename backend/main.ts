import { setFlagsFromString } from 'node:v8'
import { SettingsError } from './platform/env.ts'
import { log } from './platform/log.ts'

const processes = {
  all: () => import('./processes/all.ts'),
  api: () => import('./processes/api.ts'),
  worker: () => import('./processes/worker.ts'),
  sandbox: () => import('./processes/sandbox.ts'),
  database: () => import('./processes/database.ts'),
  migrate: () => import('./processes/migrate.ts'),
  'check-worker': () => import('./processes/check-worker.ts'),
  'check-sending': () => import('./processes/check-sending.ts'),
  'dead-letters': () => import('./processes/dead-letters.ts'),
  'sample-event': () => import('./processes/sample-event.ts'),
  demo: () => import('./processes/demo.ts'),
} as const

// V8 lets garbage grow to several times what is in use where the machine has memory; here, to half of it.
setFlagsFromString('--heap-growing-percent=50')

const name = process.argv[2] ?? 'all'

try {
  if (!Object.hasOwn(processes, name))
    throw new SettingsError(
      `There is no process '${name}'. Choose one of: ${Object.keys(processes).join(', ')}.`,
    )
  const { run } = await processes[name as keyof typeof processes]()
  await run()
} catch (error) {
  if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`)
  else log.fatal({ error }, `${name} could not start`)
  process.exit(1)
}
