import type { Handler } from './call.ts'

export type Route = { method: string; segments: string[]; handle: Handler }

/** `route('GET /emails/:id', …)`: `:name` takes one path segment, decoded, into `call.params`. */
export function route(pattern: string, handle: Handler): Route {
  const [method = '', path = ''] = pattern.split(' ')
  return { method, segments: path.split('/').slice(1), handle }
}

/** The first matching route, with its parameters; `elsewhere` tells a wrong method from a wrong path. */
export function findRoute(routes: Route[], method: string, path: string) {
  const segments = path.split('/').slice(1)
  let elsewhere = false
  for (const candidate of routes) {
    const params = match(candidate.segments, segments)
    if (!params) continue
    if (candidate.method === method) return { handle: candidate.handle, params, elsewhere }
    elsewhere = true
  }
  return { handle: undefined, params: {}, elsewhere }
}

function match(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':')) {
      try {
        params[part.slice(1)] = decodeURIComponent(segment)
      } catch {
        return undefined
      }
    } else if (part !== segment) return undefined
  }
  return params
}
