import type { Context } from 'koa'
import type * as v from 'valibot'
import { type ListChoices, ListEdits, ListMapping } from '../../../domain/party/import/list-choices.ts'
import { AppError } from '../../platform/errors.ts'
import { isStorable } from '../../platform/http/body.ts'
import { parse } from '../../platform/http/parse.ts'
import { takeText } from '../../platform/http/upload.ts'

/** What an owner decided about a list: the parts `mapping` and `edits`, both optional. Throws `malformed-input`. */
export function readChoices(ctx: Context): ListChoices {
  return {
    mapping: readPart(ctx, 'mapping', ListMapping, []),
    edits: readPart(ctx, 'edits', ListEdits, {}),
  }
}

function readPart<S extends v.GenericSchema>(ctx: Context, name: string, schema: S, blank: unknown) {
  const text = takeText(ctx, name)
  if (text === undefined || text === '') return parse(schema, blank)
  if (text !== null && text.length > mostCharacters) throw new AppError('body-too-large')
  const given = text === null ? undefined : parsed(text)
  // An array would pass for an object without fields.
  const isOther = Array.isArray(given) !== Array.isArray(blank)
  if (given === undefined || isOther || !isStorable(given)) throw new AppError('malformed-input', { message })
  return parse(schema, given)
}

/** 5,000 cells, and as many rows and parties as a list may have. */
export const mostCharacters = 3 * 1024 * 1024
const message = 'Lo que has elegido no se entiende. Vuelve a subir el archivo'

/** The JSON of a text; undefined when it is none, or null. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}
