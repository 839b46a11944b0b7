import { mutateBytes } from './mutate-bytes.ts'
import { mutateJson } from './mutate-json.ts'
import { oddHeader } from './odd-headers.ts'
import { oddPiece } from './odd-values.ts'
import type { Random } from './random.ts'
import { multipart, type Request, type Wire, written } from './requests.ts'

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
