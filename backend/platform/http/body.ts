import type { Context } from 'koa'
import { koaBody } from 'koa-body'
import { AppError } from '../errors.ts'
import type { Step } from './context.ts'

const hasBody = (ctx: Context) =>
  ctx.get('Transfer-Encoding') !== '' || Number(ctx.get('Content-Length') || 0) > 0

/**
 * Reads a JSON body of at most `limit` (default 100 kB). 415 for another type, 413 beyond the limit, 400 when it is not
 * JSON.
 */
export function jsonBody(limit = '100kb'): Step {
  const read = koaBody({
    jsonLimit: limit,
    urlencoded: false,
    text: false,
    patchNode: false,
    onError: refuseBody,
  })
  return async (ctx, next) => {
    if (hasBody(ctx) && !ctx.is('json', '+json')) throw new AppError('wrong-type')
    await read(ctx, async () => {
      if (!isStorable(ctx.request.body)) throw new AppError('malformed-json')
      await next()
    })
  }
}

/**
 * Reads a urlencoded form. Throws `body-too-large` beyond `limit`, `malformed-json` for text that PostgreSQL cannot
 * store.
 */
export function formReader(limit: string): (ctx: Context) => Promise<URLSearchParams> {
  const read = koaBody({
    json: false,
    text: false,
    formLimit: limit,
    includeUnparsed: true,
    patchNode: false,
    onError: refuseBody,
  })
  return async (ctx) => {
    await read(ctx, async () => {})
    const form = new URLSearchParams(String(ctx.request.rawBody ?? ''))
    if (!isStorable([...form])) throw new AppError('malformed-json')
    return form
  }
}

/** Maps errors of reading a body to failures of the client: size, type, encoding. */
function refuseBody(error: Error): never {
  const { status } = error as Error & { status?: number }
  throw new AppError(status === 413 ? 'body-too-large' : status === 415 ? 'wrong-type' : 'malformed-json')
}

/**
 * Whether PostgreSQL can store the texts: no NUL and no lone surrogates. Iterative, because JSON can be deeply nested.
 */
export function isStorable(body: unknown): boolean {
  const pending = [body]
  while (pending.length > 0) {
    const value = pending.pop()
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false
    if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) pending.push(key, part)
  }
  return true
}

/** Reads the raw bytes of a body, which are what is signed, into `ctx.request.rawBody`. */
export const rawBody: Step = koaBody({
  jsonLimit: '1mb',
  formLimit: '1mb',
  includeUnparsed: true,
  text: false,
  patchNode: false,
  onError: refuseBody,
})
