import { type ChildProcess, spawn } from 'node:child_process'
import type { EmbeddedDatabase } from '../platform/embedded-database.ts'
import { SettingsError } from '../platform/env.ts'
import { log } from '../platform/log.ts'

/** A supervised process: restarted whenever it ends, until it is stopped. */
export type Kept = {
  stop(): Promise<void>
  /** Stopped after all others. */
  last: boolean
}

const watching = import.meta.env?.PROD ? [] : ['--watch', '--watch-preserve-output']
const pauseMs = { first: 250, longest: 5_000 }
const pause = (failures: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.min(pauseMs.first * 2 ** failures, pauseMs.longest)))

/**
 * Supervises one of our own processes. `ready` resolves when it first reports ready, and rejects when it ends before
 * that: its message on stderr says why, and a restart would only repeat it.
 */
export function keepProcess(name: string): Kept & { ready: Promise<void> } {
  let stopping = false
  let child: ChildProcess | undefined
  let ended: Promise<void> = Promise.resolve()
  let failures = 0

  const ready = new Promise<void>((resolve, reject) => {
    const start = () => {
      // The same program and flags, so that it works from sources and from the build.
      // From sources, a process restarts when a loaded file changes.
      const started = spawn(
        process.execPath,
        [...process.execArgv, ...watching, process.argv[1] ?? '', name],
        {
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        },
      )
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

/**
 * Supervises the embedded database, on the same port and data. `ready` is its first start: until then no process is
 * connected, and it may use another port than last time.
 */
export function keepDatabase(
  start: (options: { mayMove: boolean }) => Promise<EmbeddedDatabase>,
): Kept & { ready: Promise<EmbeddedDatabase> } {
  let stopping = false
  let failures = 0
  const ready = start({ mayMove: true })
  // Also during a start: wait for it, then stop it.
  let current = ready

  const watch = async (): Promise<void> => {
    try {
      const { ended } = await current
      failures = 0
      await ended
      if (!stopping) log.warn('database ended, starting it again')
    } catch (error) {
      if (!stopping) log.error({ error }, 'database did not start')
    }
    await pause(failures++)
    if (stopping) return
    current = start({ mayMove: false })
    void watch()
  }
  void ready.then(watch, () => undefined)

  return {
    ready,
    last: true,
    async stop() {
      stopping = true
      await (await current.catch(() => null))?.stop()
    },
  }
}
