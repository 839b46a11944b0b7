import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Call } from '../../domain/calls/define-call.ts'
import { type FailureCode, failures } from '../../domain/failures.ts'
import { allCalls } from './all-calls.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of every call, of which `docs/openapi.json` is the written copy. */
export function describeCalls(): Json {
  const paths: Record<string, Json> = {}
  for (const { feature, name, call } of allCalls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(feature, name, call) }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Velada', version: '1', description: 'Made of domain/calls/ by npm run openapi.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'velada',
          description: 'Over HTTPS its name is __Host-velada.',
        },
        link: { type: 'apiKey', in: 'header', name: 'X-Invitation-Token' },
        signature: {
          type: 'apiKey',
          in: 'header',
          name: 'stripe-signature',
          description: 'Each provider’s own: stripe-signature, svix-signature or x-twilio-signature.',
        },
      },
      schemas: {
        Problem: {
          description: 'RFC 9457, where the client asks for application/problem+json.',
          type: 'object',
          properties: {
            type: { type: 'string' },
            title: { type: 'string' },
            status: { type: 'integer' },
            detail: { type: 'string' },
            code: { type: 'string' },
          },
          required: ['type', 'title', 'status', 'detail'],
        },
      },
    },
  }
}

function operationOf(feature: string, name: string, call: Call): Json {
  const { summary, auth, status, response } = call
  const success = status ?? (response === undefined ? 204 : 200)
  return {
    operationId: name,
    tags: [feature],
    summary,
    ...(auth && { security: [{ [auth]: [] }] }),
    ...parametersOf(call),
    ...bodyOf(call),
    responses: { [success]: successOf(call), ...refusalsOf(call) },
  }
}

function parametersOf({ path, query }: Call): Json {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const properties = query ? (schemaOf(query, 'input').properties as Record<string, Json>) : {}
  const inQuery = Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }))
  const parameters = [...inPath, ...inQuery]
  return parameters.length > 0 ? { parameters } : {}
}

const file = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
}

/** A form with a file; where it has other parts, each the JSON of its schema, the file may be pasted text instead. */
const formOf = (parts: Call['parts']): Json =>
  parts
    ? {
        type: 'object',
        properties: {
          ...file.properties,
          text: { type: 'string', description: 'A table copied from a spreadsheet, instead of the file.' },
          ...Object.fromEntries(
            Object.entries(parts).map(([name, schema]) => [
              name,
              {
                type: 'string',
                contentMediaType: 'application/json',
                contentSchema: schemaOf(schema, 'input'),
              },
            ]),
          ),
        },
      }
    : file

function bodyOf({ payload, takes, parts }: Call): Json {
  if (payload)
    return {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(payload, 'input') } },
      },
    }
  if (!takes) return {}
  const schema = takes === 'multipart/form-data' ? formOf(parts) : { type: 'object' }
  return { requestBody: { required: true, content: { [takes]: { schema } } } }
}

function successOf({ response }: Call): Json {
  if (response === undefined) return { description: 'Done' }
  if (typeof response === 'string') return { description: 'The document', content: { [response]: {} } }
  const schema = schemaOf(response, 'output')
  return { description: 'The result', content: { 'application/json': { schema } } }
}

/** The refusals of a call by status: its own, and those that follow from its method, its body and who may ask. */
function refusalsOf(call: Call): Json {
  const codes: FailureCode[] = [
    ...(call.auth === 'session' ? (['signed-out'] as const) : []),
    ...(call.method === 'GET' ? [] : (['cross-site'] as const)),
    ...(call.payload
      ? (['malformed-input', 'malformed-json', 'body-too-large', 'wrong-type'] as const)
      : call.takes
        ? (['wrong-type', 'body-too-large'] as const)
        : []),
    ...(call.failures ?? []),
    'unavailable',
  ]
  const byStatus = Map.groupBy(new Set(codes), (code) => failures[code][0])
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      {
        description: of.map((code) => `${code}: ${failures[code][1]}`).join('\n'),
        content: {
          'text/plain': { schema: { type: 'string' } },
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    ]),
  )
}

/** What JSON Schema cannot say of a check is told by its message; of a transformation, what goes in or comes out stays. */
function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...described } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
    overrideAction: ({ valibotAction, jsonSchema }) =>
      valibotAction.type === 'check' &&
      'message' in valibotAction &&
      typeof valibotAction.message === 'string'
        ? { ...jsonSchema, description: valibotAction.message }
        : undefined,
  })
  return described
}
