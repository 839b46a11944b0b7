import { log } from '../log.ts'
import type { Step } from './context.ts'
import { maskedPath } from './masked-path.ts'

/** Logs each request at debug level, or at warn when it took longer than a second; never its query string. */
export const logsRequests: Step = async (ctx, next) => {
  const start = performance.now()
  await next()
  const ms = Math.round(performance.now() - start)
  const level = ms > 1000 && ctx.type !== 'text/event-stream' ? 'warn' : 'debug'
  if (!log.isLevelEnabled(level)) return
  log[level]({ method: ctx.method, path: maskedPath(ctx.path), status: ctx.status, ms }, 'request')
}
