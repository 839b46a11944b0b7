import { mutateBytes } from './mutate-bytes.ts'
import { mutateJson } from './mutate-json.ts'
import { oddHeader, oddPiece } from './odd-values.ts'
import type { Random } from './random.ts'

/** A request before it is serialised: with exactly one of the bodies, or none. */
export type Request = {
  method: string
  path: string
  headers?: Record<string, string>
  json?: unknown
  form?: Record<string, string>
  file?: { name: string; bytes: Buffer }
  raw?: { type: string; text: string }
  /** Invalid on purpose: it does not count as a valid request. */
  isOdd?: boolean
}

/** The serialised request. */
export type Wire = { method: string; path: string; headers: Record<string, string>; body: Buffer | null }

/** The request as a browser would send it. */
export function written({ method, path, headers = {}, json, form, file, raw }: Request): Wire {
  const wire = (type: string, body: Buffer): Wire => ({
    method,
    path,
    headers: { 'content-type': type, ...headers },
    body,
  })
  if (json !== undefined) return wire('application/json', Buffer.from(JSON.stringify(json)))
  if (form)
    return wire('application/x-www-form-urlencoded', Buffer.from(new URLSearchParams(form).toString()))
  if (raw) return wire(raw.type, Buffer.from(raw.text))
  if (file) return wire(`multipart/form-data; boundary=${boundary}`, multipart(file))
  return { method, path, headers, body: null }
}

const boundary = 'velada-fuzz'
const multipart = ({ name, bytes }: { name: string; bytes: Buffer }) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])

const encodings = ['gzip', 'br', 'deflate', 'zstd', 'identity', 'constructor']
const types = [
  'application/json; charset=utf-99',
  'application/json; charset=utf-16',
  'text/plain',
  ';;;',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  '',
]
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']

const mutations: readonly ((wire: Wire, request: Request, random: Random) => Wire)[] = [
  (wire, { json }, random) =>
    json === undefined ? oddPath(wire, random) : { ...wire, body: Buffer.from(mutateJson(json, random)) },
  (wire, { json }, random) =>
    json === undefined ? oddPath(wire, random) : { ...wire, body: Buffer.from(mutateJson(json, random)) },
  (wire, _, random) => oddPath(wire, random),
  (wire, _, random) => ({
    ...wire,
    path: `${wire.path}${wire.path.includes('?') ? '&' : '?'}${oddQuery(random)}`,
  }),
  (wire, _, random) => ({ ...wire, headers: { ...wire.headers, ...oddHeader(random) } }),
  (wire, _, random) => ({ ...wire, method: random.pick(methods) }),
  (wire, _, random) =>
    wire.body
      ? { ...wire, headers: { ...wire.headers, 'content-encoding': random.pick(encodings) } }
      : oddPath(wire, random),
  (wire, _, random) =>
    wire.body
      ? { ...wire, headers: { ...wire.headers, 'content-type': random.pick(types) } }
      : oddPath(wire, random),
  (wire, { file }, random) =>
    file
      ? {
          ...wire,
          body: multipart({
            name: random.pick([file.name, 'x', 'lista.xls', 'lista.xlsx', '..\\\\a.xlsx']),
            bytes: mutateBytes(file.bytes, random),
          }),
        }
      : wire.body
        ? { ...wire, body: mutateBytes(wire.body, random) }
        : oddPath(wire, random),
  (wire, _, random) => {
    const { cookie: _cookie, ...headers } = wire.headers
    return random.chance(0.5) ? { ...wire, headers } : { ...wire, body: null }
  },
]

/** The request with one to three mutations. */
export function broken(request: Request, random: Random): Wire {
  let wire = written(request)
  for (let count = 0; count < 1 + random.below(3); count += 1)
    wire = random.pick(mutations)(wire, request, random)
  return wire
}

function oddPath(wire: Wire, random: Random): Wire {
  const pieces = wire.path.split('/')
  pieces[1 + random.below(pieces.length - 1)] = oddPiece(random)
  return { ...wire, path: random.chance(0.1) ? `/${pieces.join('/')}` : pieces.join('/') || '/' }
}

const oddQuery = (random: Random) =>
  random.pick(['after', 'limit', 'answer', 'token', 'delivery', 'lastEventId', '__proto__', 'a[b]', '']) +
  random.pick(['=', '', '[]=', '=1&a=']) +
  oddPiece(random)
