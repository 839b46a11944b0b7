import { type ChildProcess, spawn } from 'node:child_process'
import type { EmbeddedDatabase } from '../platform/embedded-database.ts'
import { SettingsError } from '../platform/env.ts'
import { log } from '../platform/log.ts'

/** Something that is started again whenever it ends, until it is stopped. */
export type Kept = {
  stop(): Promise<void>
  /** Stopped only after all others. */
  last: boolean
}

const pauseMs = { first: 250, longest: 5_000 }
const pause = (failures: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.min(pauseMs.first * 2 ** failures, pauseMs.longest)))

/**
 * Keeps one of our own processes running. `ready` resolves when it first says so, and rejects when it ends before
 * that: then its own sentence on stderr said why, and starting it again would only repeat it.
 */
export function keepProcess(name: string): Kept & { ready: Promise<void> } {
  let stopping = false
  let child: ChildProcess | undefined
  let ended: Promise<void> = Promise.resolve()
  let failures = 0

  const ready = new Promise<void>((resolve, reject) => {
    const start = () => {
      // The same program with the same flags, so that it works from sources and from the build.
      const started = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? '', name], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      })
      child = started
      let wasReady = false
      started.on('message', (message) => {
        if (message !== 'ready') return
        wasReady = true
        failures = 0
        resolve()
      })
      ended = new Promise((finish) => {
        started.once('exit', (code, signal) => {
          finish()
          if (stopping) return
          if (!wasReady) reject(new SettingsError(`The process ${name} could not start.`))
          log.warn({ process: name, code, signal }, 'process ended, starting it again')
          void pause(failures++).then(() => !stopping && start())
        })
      })
    }
    start()
  })

  return {
    ready,
    last: false,
    async stop() {
      stopping = true
      if (child?.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
    },
  }
}

/** Keeps the embedded database running, on the same port and data. */
export function keepDatabase(first: EmbeddedDatabase, start: () => Promise<EmbeddedDatabase>): Kept {
  let stopping = false
  let current = first
  let failures = 0

  const watch = (database: EmbeddedDatabase) => {
    current = database
    void database.ended.then(restart)
  }
  const restart = async (): Promise<void> => {
    if (stopping) return
    log.warn('database ended, starting it again')
    await pause(failures++)
    if (stopping) return
    try {
      watch(await start())
      failures = 0
    } catch (error) {
      log.error({ error }, 'database did not start')
      void restart()
    }
  }
  watch(first)

  return {
    last: true,
    async stop() {
      stopping = true
      await current.stop()
    },
  }
}
