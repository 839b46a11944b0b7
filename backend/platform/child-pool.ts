import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { FailureCode } from '../../domain/failures.ts'
import type { ChildAnswer, ChildTask } from './child-work.ts'
import { AppError } from './errors.ts'
import { log } from './log.ts'

export type ChildLimits = {
  /** Concurrent processes; further tasks wait. */
  children: number
  /** Tasks that may wait; one more fails with `busy`. */
  waiting: number
  /** Memory limit of a process in megabytes. */
  megabytes: number
  /** Time limit of one task. */
  milliseconds: number
  /** How long an idle process is kept. */
  idleMilliseconds: number
}

type Options = {
  /** The program's path, from `entryFile`. */
  file: string
  limits: ChildLimits
  /** The failure of a task that exceeds time or memory, or crashes its process. */
  exhausted: FailureCode
}

export type ChildPool<Input> = {
  /**
   * Runs one task in a child process and passes on its messages. Throws the `AppError` that the task throws,
   * `exhausted`, or `busy`.
   */
  work(input: Input, take: (part: unknown) => void): Promise<void>
}

const living = new Set<ChildProcess>()

/** Kills all child processes of all pools. */
export async function endChildren(): Promise<void> {
  const ended = [...living].map((child) => once(child, 'exit'))
  for (const child of living) {
    // An idle child holds no process open, and neither would waiting for its exit.
    child.ref()
    child.kill('SIGKILL')
  }
  await Promise.all(ended)
}

/**
 * A pool of child processes for tasks with unbounded time or memory, such as reading untrusted files. They get none of
 * our settings and secrets; an idle one is reused. A crash affects only its own task.
 */
export function childPool<Input>({ file, limits, exhausted }: Options): ChildPool<Input> {
  const free: { child: ChildProcess; idle: NodeJS.Timeout }[] = []
  const line: (() => void)[] = []
  let busy = 0

  return {
    async work(input, take) {
      await turn()
      try {
        const child = takeFree() ?? start()
        await ask(child, input, take)
        release(child)
      } finally {
        const next = line.shift()
        if (next) next()
        else busy -= 1
      }
    },
  }

  async function turn(): Promise<void> {
    if (busy < limits.children) {
      busy += 1
      return
    }
    if (line.length >= limits.waiting) throw new AppError('busy')
    await new Promise<void>((resolve) => line.push(resolve))
  }

  function start(): ChildProcess {
    const child = fork(file, {
      execArgv: [`--max-old-space-size=${limits.megabytes}`],
      env: {},
      serialization: 'advanced',
      // The output of a crashing process does not belong in our log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    living.add(child)
    child.once('exit', () => {
      living.delete(child)
      forget(child)
    })
    return child
  }

  /** Keeps the idle process for the next task, for a while. */
  function release(child: ChildProcess): void {
    child.unref()
    child.channel?.unref()
    const idle = setTimeout(() => {
      forget(child)
      child.kill('SIGKILL')
    }, limits.idleMilliseconds).unref()
    free.push({ child, idle })
  }

  function takeFree(): ChildProcess | undefined {
    const { child, idle } = free.pop() ?? {}
    clearTimeout(idle)
    child?.ref()
    child?.channel?.ref()
    return child
  }

  function forget(child: ChildProcess): void {
    const at = free.findIndex((one) => one.child === child)
    if (at >= 0) clearTimeout(free.splice(at, 1)[0]?.idle)
  }

  function ask(child: ChildProcess, input: Input, take: (part: unknown) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), limits.milliseconds)
      const settle = (end: () => void) => {
        clearTimeout(timer)
        child.off('message', hear)
        child.off('exit', gone)
        child.off('error', broken)
        end()
      }
      const hear = (answer: ChildAnswer) => {
        if ('part' in answer) return take(answer.part)
        if ('end' in answer) return settle(resolve)
        if ('refused' in answer) {
          settle(() => reject(new AppError(answer.refused)))
          return release(child)
        }
        child.kill('SIGKILL')
        settle(() => reject(new Error(`a child failed: ${answer.fault}`)))
      }
      const gone = (code: number | null, signal: string | null) => {
        log.warn({ code, signal }, 'a child process ended over its work')
        settle(() => reject(new AppError(exhausted)))
      }
      const broken = (error: Error) => {
        child.kill('SIGKILL')
        settle(() => reject(error))
      }
      child.on('message', hear)
      child.on('exit', gone)
      child.on('error', broken)
      const task: ChildTask = { input, megabytes: limits.megabytes }
      child.send(task, (error) => error && child.kill('SIGKILL'))
    })
  }
}
