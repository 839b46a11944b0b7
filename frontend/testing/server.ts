import type { JsonBodyType } from 'msw'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import type { Call, ParamsOf, PayloadOf, ResponseOf } from '../../domain/calls/define-call.ts'
import { type FailureCode, failures } from '../../domain/failures.ts'

/** Calls that no test responds to: each fails the test that made it. */
export const unexpected: string[] = []
/** Every call since the test began: 'GET /api/events/e1/stats'. */
export const requests: string[] = []

const lineOf = ({ method, url }: Request) => {
  const { pathname, search } = new URL(url)
  return `${method} ${pathname}${search}`
}

/** The server that the screens talk to. */
export const server = setupServer(
  http.all('*', ({ request }) => {
    unexpected.push(lineOf(request))
    return HttpResponse.error()
  }),
)

type Asked<C extends Call> = {
  params: ParamsOf<C>
  query: URLSearchParams
  payload: PayloadOf<C>
  /** The fields of a call that takes multipart/form-data; empty for others. */
  form: FormData
}
type Responder<C extends Call> = (
  asked: Asked<C>,
) => ResponseOf<C> | Response | Promise<ResponseOf<C> | Response>

/** From now on the server responds to a call with this. A call without a body is answered 204. */
export function respond<C extends Call>(call: C, responder: Responder<C>): void {
  const method = call.method.toLowerCase() as Lowercase<C['method']>
  server.use(
    http[method](call.path, async ({ request, params }) => {
      requests.push(lineOf(request))
      const isForm = request.headers.get('Content-Type')?.startsWith('multipart/') ?? false
      const form = isForm ? await request.clone().formData() : new FormData()
      const text = isForm ? '' : await request.clone().text()
      const response = await responder({
        params: params as ParamsOf<C>,
        query: new URL(request.url).searchParams,
        payload: (text === '' ? undefined : JSON.parse(text)) as PayloadOf<C>,
        form,
      })
      if (response instanceof Response) return response
      return response === undefined
        ? new HttpResponse(null, { status: 204 })
        : HttpResponse.json(response as JsonBodyType)
    }),
  )
}

/** A refusal that a call tells of, or that any call may meet. */
type RefusalOf<C extends Call> =
  | (C extends { failures: readonly (infer Code extends FailureCode)[] } ? Code : never)
  | 'signed-out'
  | 'unavailable'

/** From now on the server refuses a call, with the status and the sentence of that failure. */
export function refuse<C extends Call>(call: C, code: RefusalOf<C>): void {
  const [status, sentence] = failures[code]
  respond(call, () => new HttpResponse(sentence, { status }))
}

/** From now on a call does not reach the server. */
export const disconnect = <C extends Call>(call: C): void => respond(call, () => HttpResponse.error())

/** From now on a call is under way until the test lets it through. */
export function hold<C extends Call>(call: C, responder: Responder<C>): { release: () => void } {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  respond(call, async (asked) => {
    await promise
    return responder(asked)
  })
  return { release }
}
