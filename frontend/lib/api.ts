import {
  type Arguments,
  type Call,
  type Method,
  type Place,
  pathOf,
  type ResponseOf,
} from '../../domain/calls/define-call.ts'

/** An answer that was not a success; `message` is `status: text`, `text` what the server said. */
export class ApiError extends Error {
  readonly status: number
  readonly text: string
  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.text = text
  }
}

/** The `window` event of a call that found no session. */
export const signedOut = 'velada:signed-out'

const errorOf = async (response: Response, path: string) => {
  // A 401 is normal for these calls.
  if (response.status === 401 && !path.startsWith('/api/auth/'))
    globalThis.dispatchEvent?.(new Event(signedOut))
  return new ApiError(response.status, (await response.text().catch(() => '')) || response.statusText)
}

/**
 * Bytes of a payload that is sent to its end even when the page is closed or opened anew meanwhile. A browser allows
 * 64 kB of them at a time (Fetch standard, "keepalive") and refuses what is above.
 */
const mostKept = 4_096

/** Milliseconds for a whole answer; a connection that a network dropped silently would never end by itself. */
const longestReading = 60_000

/** Reads what `path` answers. Fails with a `TypeError`, as without a network, when it takes more than a minute. */
async function read(path: string): Promise<unknown> {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), longestReading)
  try {
    return await json(await ask('GET', path, undefined, ending.signal))
  } catch (error) {
    throw ending.signal.aborted ? new TypeError('the server did not answer in time') : error
  } finally {
    clearTimeout(timer)
  }
}

async function ask(method: Method, path: string, payload?: unknown, signal?: AbortSignal): Promise<Response> {
  const body = payload === undefined ? undefined : JSON.stringify(payload)
  const bytes = new TextEncoder().encode(body).length
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? undefined : { 'Content-Type': 'application/json' },
    body,
    keepalive: method !== 'GET' && bytes <= mostKept,
    signal,
  })
  if (!response.ok) throw await errorOf(response, path)
  return response
}

async function json(response: Response): Promise<unknown> {
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

/** Calls our API by the calls of `domain/calls/`: with cookies and JSON bodies; every failure is an `ApiError`. */
export const api = {
  async send<C extends Call>(call: C, args: Arguments<C>): Promise<ResponseOf<C>> {
    const path = pathOf(call, args)
    const answer = call.method === 'GET' ? read(path) : ask(call.method, path, args.payload).then(json)
    return (await answer) as ResponseOf<C>
  },
  /** What a path of `pathOf` answers: the keys of SWR are such paths. */
  fetchPath: read,
  /** A file, with the name the server gave it. */
  async download<C extends Call>(call: C, place: Place<C>): Promise<{ blob: Blob; name: string | null }> {
    const response = await ask(call.method, pathOf(call, place))
    const name = /filename="?([^";]+)"?/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
    return { blob: await response.blob(), name: name ?? null }
  },
}

/** The message of a failure: the server's text, or that the network is down. */
export function failureText(
  error: unknown,
  fallback = 'Ocurrió un error inesperado. Inténtalo de nuevo.',
): string {
  if (error instanceof ApiError) return error.text || fallback
  if (error instanceof TypeError)
    return 'No hay conexión con el servidor. Revisa tu red e inténtalo de nuevo.'
  return error instanceof Error && error.message ? error.message : fallback
}
