import * as v from 'valibot'
import { type Answer, type Call, json, jsonBody } from '../http/call.ts'

/** The parsed body, or a 400 response: `{ error, issues }`. */
export function parseBody<T>(
  call: Call,
  schema: v.GenericSchema<unknown, T>,
): { value: T } | { refused: Answer } {
  return parsed(jsonBody(call), schema)
}

/** The parsed query, or a 400 response. */
export function parseQuery<T>(
  call: Call,
  schema: v.GenericSchema<unknown, T>,
): { value: T } | { refused: Answer } {
  return parsed(Object.fromEntries(call.query), schema)
}

function parsed<T>(input: unknown, schema: v.GenericSchema<unknown, T>): { value: T } | { refused: Answer } {
  const result = v.safeParse(schema, input)
  if (result.success) return { value: result.output }
  const issues = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
  return { refused: json(400, { error: 'malformed', issues }) }
}
