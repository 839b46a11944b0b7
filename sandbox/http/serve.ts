import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { SandboxLog } from '../sandbox-log.ts'
import { type Answer, json } from './call.ts'
import { readBody } from './read-body.ts'
import { findRoute, type Route } from './routes.ts'

/** Stripe is called by pages of the app too, from another origin. */
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
  'access-control-max-age': '600',
}
const openToBrowsers = /^\/v1\//

/** An HTTP server for these routes: reads the body, finds the route, writes the response, logs errors. */
export function serve(routes: Route[], log: SandboxLog): Server {
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    answer(routes, request)
      .then((given) => write(response, given, openToBrowsers.test(request.url ?? '')))
      .catch((error: unknown) => {
        if (request.destroyed && !request.complete) return
        log.error({ err: error, path: request.url?.split('?')[0] }, 'sandbox: a request broke')
        if (!response.headersSent) return write(response, json(500, { error: 'internal' }), false)
        response.destroy()
      })
  })
  return server
}

async function answer(routes: Route[], request: IncomingMessage): Promise<Answer> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
  const method = request.method ?? 'GET'
  if (method === 'OPTIONS' && openToBrowsers.test(url.pathname)) return { status: 204 }
  // CSRF: only tests and our own pages may use the control API.
  if (request.headers['sec-fetch-site'] === 'cross-site' && url.pathname.startsWith('/control/')) {
    return json(403, { error: 'cross-site' })
  }
  const body = await readBody(request)
  if (!body) return json(413, { message: 'Payload too large' }, { connection: 'close' })
  const { handle, params, elsewhere } = findRoute(routes, method, url.pathname)
  if (!handle) return json(elsewhere ? 405 : 404, { message: elsewhere ? 'Method not allowed' : 'Not found' })
  return handle({
    method,
    path: url.pathname,
    query: url.searchParams,
    params,
    headers: request.headers,
    body,
    origin: url.origin,
  })
}

async function write(response: ServerResponse, given: Answer, open: boolean): Promise<void> {
  if (given.drop) {
    response.destroy()
    return
  }
  const body = given.body === undefined ? undefined : Buffer.from(given.body)
  const length: Record<string, string> = given.write ? {} : { 'content-length': String(body?.length ?? 0) }
  response.writeHead(given.status, { ...(open ? crossOrigin : {}), ...length, ...given.headers })
  if (given.write) await given.write(response)
  else response.end(body)
}
