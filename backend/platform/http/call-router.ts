import type { Readable } from 'node:stream'
import Router from '@koa/router'
import type * as v from 'valibot'
import type {
  Call,
  ParamsOf,
  ReadPayloadOf,
  ReadQueryOf,
  ResponseOf,
} from '../../../domain/calls/define-call.ts'
import { jsonBody } from './body.ts'
import type { State, Step } from './context.ts'
import { parse } from './parse.ts'

type RouteContext = Parameters<Step>[0]

/** A request as its call describes it: read, and refused with `malformed-input` where it is not so. */
type Request<C extends Call> = {
  params: ParamsOf<C>
  query: ReadQueryOf<C>
  payload: ReadPayloadOf<C>
}

type Body = string | Buffer | Readable

/**
 * What a handler makes of a request: the call's JSON, also as a stream of its text; another medium's body, or
 * `undefined` where it has set the status by itself; nothing.
 */
type Handler<C extends Call> = (
  ctx: RouteContext,
  request: Request<C>,
) => C extends { response: string }
  ? Promise<Body | undefined> | Body
  : C extends { response: v.GenericSchema }
    ? Promise<ResponseOf<C> | Readable> | ResponseOf<C>
    : Promise<void>

export type CallRoutes = {
  /**
   * Serves a call: the steps in their order, then its body is read and its query and payload parsed, then the handler,
   * whose result is the response. The status is the call's own.
   */
  on<C extends Call>(call: C, steps: readonly Step[], handler: Handler<C>): void
  /** The calls that are served. */
  readonly calls: readonly Call[]
  routes: Router<State>['routes']
}

/** A feature's routes, each by a call of `domain/calls/`. */
export function callRoutes(): CallRoutes {
  const router = new Router<State>()
  const calls: Call[] = []
  return {
    calls,
    routes: () => router.routes(),
    on(call, steps, handler) {
      calls.push(call)
      const { method, path, payload, query, response, status } = call
      const reads = payload ? [...steps, jsonBody(call.payloadLimit)] : steps
      const answers: Step = async (ctx) => {
        const result = await handler(ctx, {
          params: ctx.params,
          query: query && parse(query, ctx.query),
          payload: payload && parse(payload, ctx.request.body),
        } as Parameters<typeof handler>[1])
        if (response === undefined) {
          ctx.status = 204
          return
        }
        if (result === undefined) return
        ctx.type = typeof response === 'string' ? response : 'json'
        ctx.body = result
        if (status) ctx.status = status
      }
      router.register(path, [method], [...reads, answers])
    },
  }
}
