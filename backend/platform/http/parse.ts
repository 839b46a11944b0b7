import * as v from 'valibot'
import { AppError } from '../errors.ts'

/** Parses input with a schema; unknown fields are dropped. Throws `malformed-input` with the first Spanish message. */
export function parse<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input ?? {}, { abortPipeEarly: true, lang: 'es' })
  if (result.success) return result.output
  const issue = result.issues[0]
  const field = issue.path?.map((item) => String(item.key)).join('.')
  const said = missingFieldMessage(schema, issue) ?? issue.message
  const message = isOurs(said) ? said : `El campo ${field ?? ''} no es válido`
  throw new AppError('malformed-input', { message })
}

// valibot's default messages are English and start like this; ours are the Spanish ones of `domain/`.
const isOurs = (message: string) => !/^(Invalid|Expected)\b/.test(message)

/** The field's own message for a missing value; valibot only reports a missing key. */
function missingFieldMessage(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string | undefined {
  if (issue.type !== 'object' || !issue.path) return undefined
  let field: Nested | undefined = schema
  for (const { key } of issue.path) {
    while (field?.wrapped) field = field.wrapped
    field = field?.entries?.[String(key)] ?? field?.item
  }
  return field && v.safeParse(field, undefined).issues?.[0].message
}

/** The parts of a schema that contain other schemas: optionals, objects, arrays. */
type Nested = v.GenericSchema & { wrapped?: Nested; entries?: Record<string, Nested>; item?: Nested }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The id if it is a UUID; anything else fails like an unknown id. */
export const uuidOr404 = (
  id: string | undefined,
  code:
    | 'event-not-found'
    | 'guest-not-found'
    | 'campaign-not-found'
    | 'import-not-found'
    | 'invitation-not-found'
    | 'session-not-found'
    | 'not-found',
) => {
  if (!id || !uuid.test(id)) throw new AppError(code)
  return id.toLowerCase()
}
