import { readFile, rm } from 'node:fs/promises'
import type { Context } from 'koa'
import { koaBody } from 'koa-body'
import type { FailureCode } from '../../../domain/failures.ts'
import { AppError } from '../errors.ts'
import type { Step } from './context.ts'

type Upload = {
  maxBytes: number
  tooLarge: FailureCode
  /** Bytes of all other parts together. */
  fieldsBytes?: number
}

/** The code of formidable's error when the parts that are no file exceed their limit. */
const fieldsTooLarge = 1006

/** Middleware: takes one multipart file (field `file`) and deletes its temporary file afterwards. */
export function uploadedFile({ maxBytes, tooLarge, fieldsBytes = 20_000 }: Upload): Step {
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
      maxFields: 20,
      maxFieldsSize: fieldsBytes,
      allowEmptyFiles: true,
      minFileSize: 0,
    },
    onError: (error) => {
      const { httpCode, code } = error as Error & { httpCode?: number; code?: number }
      if (code === fieldsTooLarge) throw new AppError('body-too-large')
      throw new AppError(httpCode === 413 ? tooLarge : 'file-missing')
    },
  })
  return async (ctx, next) => {
    if (!ctx.is('multipart')) throw new AppError('wrong-type')
    if (Number(ctx.get('Content-Length') || 0) > maxBytes + fieldsBytes + 20_000) throw new AppError(tooLarge)
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

/** The text of a part that is no file; undefined without one, null when there are several of that name. */
export function takeText(ctx: Context, name: string): string | null | undefined {
  const fields = new Map<string, unknown>(Object.entries(ctx.request.body ?? {}))
  if (!fields.has(name)) return undefined
  const given = fields.get(name)
  return typeof given === 'string' ? given : null
}
