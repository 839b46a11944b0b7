import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { takeLock } from '../scripts/alone.mjs'
import { controlOf, outputs, type Velada } from './running-velada.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The Veladas that the test files use one after the other, one for each worker (`start-shared-veladas.ts`). */
    sharedVeladas: Omit<Velada, 'control'>[]
  }
}

/** A running Velada without its process, which belongs to the whole run. */
export type SharedVelada = Velada & {
  /** Lets the next test file have it. */
  release(): void
}

/**
 * A Velada that this test file has to itself until it releases it: with the accounts and events of the files before, and
 * an empty inbox. For what neither stops it nor changes its settings; `startVelada` starts one for that.
 */
export async function shareVelada(): Promise<SharedVelada> {
  for (const { url, sandboxUrl, dataDir } of inject('sharedVeladas')) {
    const lock = join(dataDir, 'in-use')
    if ((await takeLock(lock)) !== null) continue
    const control = controlOf(sandboxUrl)
    await control('DELETE', 'messages')
    outputs.add(() => readFileSync(join(dataDir, outputFile), 'utf8'))
    return { url, sandboxUrl, dataDir, control, release: () => rmSync(lock, { force: true }) }
  }
  throw new Error('Every shared Velada is in use: a test file did not release its own, or more than two run.')
}

/** Where a shared Velada's output stands, in its data directory. */
export const outputFile = 'output.txt'
