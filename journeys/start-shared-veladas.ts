import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freshDatabase } from '../backend/testing/fresh-database.ts'
import { startVelada } from './running-velada.ts'
import { outputFile } from './shared-velada.ts'

/** As many as test files run at once. */
const count = 2

/**
 * Before all journeys: Veladas that most test files take turns with. To start one takes as much of a processor as many a
 * file's tests.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { databaseServer } = project.getProvidedContext()
  const running = await Promise.all(
    Array.from({ length: count }, async () => {
      const database = await freshDatabase(databaseServer)
      const velada = await startVelada({ DATABASE_URL: database.url })
      const output = createWriteStream(join(velada.dataDir, outputFile))
      for (const stream of [velada.process.stdout, velada.process.stderr])
        stream?.pipe(output, { end: false })
      return velada
    }),
  )
  project.provide(
    'sharedVeladas',
    running.map(({ url, sandboxUrl, dataDir }) => ({ url, sandboxUrl, dataDir })),
  )
  return async () => {
    await Promise.all(running.map((velada) => velada.stop()))
  }
}
