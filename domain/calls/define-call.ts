import type * as v from 'valibot'
import type { FailureCode } from '../failures.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The description of a call. */
export type Details = {
  /** What it does, in one line of English. */
  summary: string
  /**
   * What proves who asks: a signed-in session, the token of a guest's link (by its cookie or the header
   * `X-Invitation-Token`), or a provider's signature. Absent: anybody may ask.
   */
  auth?: 'session' | 'link' | 'signature'
  /** The schema of the query. Other parameters are ignored. */
  query?: v.GenericSchema
  /** The JSON body. */
  payload?: v.GenericSchema
  /** The body's size limit; 100 kB by default. */
  payloadLimit?: `${number}kb`
  /** The body when it is no JSON, by its media type; a file travels in the multipart field `file`. */
  takes?: 'multipart/form-data' | 'application/x-www-form-urlencoded' | 'application/json'
  /** The other parts of a form, each the JSON of its schema. */
  parts?: Readonly<Record<string, v.GenericSchema>>
  /** The JSON of a success, or the media type of one that is no JSON. Absent: nothing, 204. */
  response?: v.GenericSchema | `${string}/${string}`
  /** The status of a success: 200, or 204 without a response, where nothing is said. */
  status?: 201 | 303
  /** The codes of the refusals that are this call's own, of `failures`. */
  failures?: readonly FailureCode[]
}

/** An HTTP call of ours. A browser knows `method` and `path` alone: the build leaves the rest out (vite.config.ts). */
export type Call = Details & { readonly method: Method; readonly path: string }

/**
 * Declares a call: the server registers its route by it, the browser sends it, and the OpenAPI document is made of it.
 * `path` names its parameters as `:eventId`.
 */
// @__NO_SIDE_EFFECTS__
export const defineCall = <const M extends Method, const P extends `/${string}`, const D extends Details>(
  method: M,
  path: P,
  details: D,
): { readonly method: M; readonly path: P } & D => ({ method, path, ...details })

type Names<P extends string> = P extends `${infer Part}/${infer Rest}`
  ? Names<Part> | Names<Rest>
  : P extends `:${infer Name}`
    ? Name
    : never

/** The parameters that stand in a call's path. */
export type ParamsOf<C extends Call> = { [Name in Names<C['path']>]: string }
/** A call's body as it is sent, and as the server has read it. */
export type PayloadOf<C extends Call> = C extends { payload: infer S extends v.GenericSchema }
  ? v.InferInput<S>
  : undefined
export type ReadPayloadOf<C extends Call> = C extends { payload: infer S extends v.GenericSchema }
  ? v.InferOutput<S>
  : undefined
/** A call's query as it is sent, and as the server has read it. */
export type QueryOf<C extends Call> = C extends { query: infer S extends v.GenericSchema }
  ? v.InferInput<S>
  : undefined
export type ReadQueryOf<C extends Call> = C extends { query: infer S extends v.GenericSchema }
  ? v.InferOutput<S>
  : undefined
/** The JSON that a call answers; `undefined` where it answers none. */
export type ResponseOf<C extends Call> = C extends { response: infer S extends v.GenericSchema }
  ? v.InferOutput<S>
  : undefined

/** Where a call goes: its parameters and its query, those that it has. */
export type Place<C extends Call> = (keyof ParamsOf<C> extends never
  ? { params?: undefined }
  : { params: ParamsOf<C> }) &
  (C extends { query: v.GenericSchema } ? { query?: QueryOf<C> } : { query?: undefined })

/** All that a caller tells of a call. */
export type Arguments<C extends Call> = Place<C> &
  (C extends { payload: v.GenericSchema } ? { payload: PayloadOf<C> } : { payload?: undefined })

/** The path of a call with its parameters and query filled in, each escaped. */
export function pathOf<C extends Call>(call: C, { params, query }: Place<C>): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string> | undefined)?.[name] ?? ''),
  )
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return asked.length === 0
    ? path
    : `${path}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`
}
