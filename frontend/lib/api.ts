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

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const multipart = body instanceof FormData
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: body === undefined || multipart ? undefined : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : multipart ? body : JSON.stringify(body),
  })
  if (!response.ok) throw await errorOf(response, path)
  return response
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await (await send(method, path, body)).text()
  return (text === '' ? undefined : JSON.parse(text)) as T
}

/** Calls our API: with cookies and JSON bodies (a `FormData` stays multipart); every failure is an `ApiError`. */
export const api = {
  get: <T>(path: string) => json<T>('GET', path),
  post: <T = void>(path: string, body?: unknown) => json<T>('POST', path, body),
  put: <T = void>(path: string, body?: unknown) => json<T>('PUT', path, body),
  delete: <T = void>(path: string) => json<T>('DELETE', path),
  /** A file, with the name the server gave it. */
  async download(path: string): Promise<{ blob: Blob; name: string | null }> {
    const response = await send('GET', path)
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
