import { readFile, rm } from 'node:fs/promises'
import type { Context } from 'koa'
import { koaBody } from 'koa-body'
import type { FailureCode } from '../../../domain/failures.ts'
import { AppError } from '../errors.ts'
import type { Step } from './context.ts'

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
