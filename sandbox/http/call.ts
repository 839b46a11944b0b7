import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

/** One request, read whole. `origin` is how the caller reached us (`http://localhost:3001`). */
export type Call = {
  method: string
  path: string
  query: URLSearchParams
  params: Record<string, string>
  headers: IncomingHttpHeaders
  body: Buffer
  origin: string
}

/** The response. `write` streams the body; `drop` closes the connection without a response. */
export type Answer = {
  status: number
  headers?: Record<string, string>
  body?: string
  write?: (response: ServerResponse) => void | Promise<void>
  drop?: boolean
}

export type Handler = (call: Call) => Answer | Promise<Answer>

/** `value` as JSON. */
export function json(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(value),
  }
}

export function page(body: string): Answer {
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body,
  }
}

export function redirect(location: string): Answer {
  return { status: 303, headers: { location } }
}

/** The body as an object, or undefined when it is not one. */
export function jsonBody(call: Call): Record<string, unknown> | undefined {
  if (call.body.length === 0) return {}
  try {
    const value: unknown = JSON.parse(call.body.toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
