import { STATUS_CODES } from 'node:http'
import type { Context } from 'koa'
import { unexpected } from '../../../domain/failures.ts'
import { isDatabaseAway } from '../database.ts'
import { AppError } from '../errors.ts'
import { log } from '../log.ts'
import type { Step } from './context.ts'
import { maskedPath } from './masked-path.ts'
import { logRefusal } from './security-log.ts'

/**
 * Error middleware: responds with plain text in Spanish, or RFC 9457 if the client accepts it. Unexpected errors are
 * logged once, and the client gets no details.
 */
export const handlesFailures: Step = async (ctx, next) => {
  try {
    // PostgreSQL stores no NUL, so nothing can be found by such a name.
    if (ctx.path.includes('%00')) throw new AppError('not-found')
    await next()
    if (ctx.status === 404 && ctx.body == null && ctx.path.startsWith('/api/'))
      throw new AppError('not-found')
  } catch (error) {
    if (ctx.headerSent) throw error
    respondWithFailure(ctx, failureFrom(error, ctx))
  }
}

/** The expected failure of an error; null for an unexpected error, which is logged here, once. */
export function failureFrom(error: unknown, ctx: Context): AppError | null {
  if (error instanceof AppError) {
    logRefusal(ctx, error.code)
    return error
  }
  if (isDatabaseAway(error)) {
    log.warn({ path: maskedPath(ctx.path), reason: (error as Error).message }, 'database away')
    return new AppError('unavailable')
  }
  const status =
    (error as { status?: unknown; statusCode?: unknown }).status ??
    (error as { statusCode?: unknown }).statusCode
  if (status === 413) return new AppError('body-too-large')
  if (status === 415) return new AppError('wrong-type')
  if (status === 405 || status === 501) return new AppError('method-not-allowed')
  if (typeof status === 'number' && status >= 400 && status < 500) return new AppError('malformed-json')
  log.error({ path: maskedPath(ctx.path), method: ctx.method, error }, 'request failed')
  return null
}

/** Responds with a failure; null stands for an unexpected error. */
export function respondWithFailure(ctx: Context, error: AppError | null): void {
  const status = error?.status ?? 500
  const text = error?.message ?? unexpected
  ctx.status = status
  ctx.set('Cache-Control', 'no-store')
  if (status === 503) ctx.set('Retry-After', '2')
  if (error?.retryAfter) ctx.set('Retry-After', String(error.retryAfter))
  if (ctx.get('Accept').includes('application/problem+json')) {
    ctx.type = 'application/problem+json'
    ctx.body = JSON.stringify({
      type: 'about:blank',
      title: STATUS_CODES[status],
      status,
      detail: text,
      ...(error ? { code: error.code } : {}),
    })
  } else {
    ctx.type = 'text/plain; charset=utf-8'
    ctx.body = text
  }
}
