import * as v from 'valibot'
import { AppError } from '../errors.ts'

/** The input as the schema describes it, unknown fields dropped. Throws `malformed-input` with the first Spanish message. */
export function parse<S extends v.GenericSchema>(schema: S, input: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, input ?? {}, { abortPipeEarly: true, lang: 'es' })
  if (result.success) return result.output
  const issue = result.issues[0]
  const field = issue.path?.map((item) => String(item.key)).join('.')
  const said = missingFieldMessage(schema, issue) ?? issue.message
  const message = isOurs(said) ? said : `El campo ${field ?? ''} no es válido`
  throw new AppError('malformed-input', { message })
}

// valibot's own texts are English and start so; ours are Spanish sentences of `domain/`.
const isOurs = (message: string) => !/^(Invalid|Expected)\b/.test(message)

/** What the field itself says of nothing; valibot only says that the key is missing. */
function missingFieldMessage(schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string | undefined {
  if (issue.type !== 'object' || !issue.path) return undefined
  let field: Nested | undefined = schema
  for (const { key } of issue.path) {
    while (field?.wrapped) field = field.wrapped
    field = field?.entries?.[String(key)] ?? field?.item
  }
  return field && v.safeParse(field, undefined).issues?.[0].message
}

/** As much of a schema as leads to the schemas within it: of an optional, an object, an array. */
type Nested = v.GenericSchema & { wrapped?: Nested; entries?: Record<string, Nested>; item?: Nested }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The id when it has the form of one; anything else is as good as an id nobody has. */
export const uuidOr404 = (
  id: string | undefined,
  code:
    | 'event-not-found'
    | 'guest-not-found'
    | 'campaign-not-found'
    | 'invitation-not-found'
    | 'session-not-found'
    | 'not-found',
) => {
  if (!id || !uuid.test(id)) throw new AppError(code)
  return id.toLowerCase()
}
