import { readFile, rm } from 'node:fs/promises'
import type { Context } from 'koa'
import { koaBody } from 'koa-body'
import type { FailureCode } from '../../../domain/failures.ts'
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
function isStorable(body: unknown): boolean {
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

type Upload = { maxBytes: number; tooLarge: FailureCode }

/** Middleware: takes one multipart file (field `file`) and deletes its temporary file afterwards. */
export function uploadedFile({ maxBytes, tooLarge }: Upload): Step {
  const read = koaBody({
    multipart: true,
    json: false,
    text: false,
    urlencoded: false,
    patchNode: false,
    formidable: {
      maxFiles: 1,
      maxFileSize: maxBytes,
      maxTotalFileSize: maxBytes,
      maxFieldsSize: 20_000,
      allowEmptyFiles: true,
      minFileSize: 0,
    },
    onError: (error) => {
      const { httpCode } = error as Error & { httpCode?: number }
      throw new AppError(httpCode === 413 ? tooLarge : 'file-missing')
    },
  })
  return async (ctx, next) => {
    if (!ctx.is('multipart')) throw new AppError('wrong-type')
    if (Number(ctx.get('Content-Length') || 0) > maxBytes + 20_000) throw new AppError(tooLarge)
    await read(ctx, async () => {
      try {
        await next()
      } finally {
        for (const { filepath } of Object.values(ctx.request.files ?? {}).flat())
          await rm(filepath, { force: true })
      }
    })
  }
}

/** The uploaded file's name and bytes. Throws `file-missing`. */
export async function takeFile(ctx: Context): Promise<{ name: string; bytes: Buffer }> {
  const given = ctx.request.files?.file
  const file = Array.isArray(given) ? given[0] : given
  if (!file) throw new AppError('file-missing')
  return { name: file.originalFilename ?? '', bytes: await readFile(file.filepath) }
}
