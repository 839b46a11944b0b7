/** An HTTP client for tests: keeps cookies, sends JSON, returns status and body. */
export type Client = {
  get(path: string, headers?: Record<string, string>): Promise<Reply>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  delete(path: string): Promise<Reply>
  cookies: Map<string, string>
}

export type Reply = {
  status: number
  text: string
  headers: Headers
  /** The parsed JSON body, untyped: tests assert what they expect. Throws when it is not JSON. */
  json: ReturnType<typeof JSON.parse>
}

/** A client with its own cookie jar; `base` is read at each call, because the app starts after the file is loaded. */
export function client(base: () => string): Client {
  const cookies = new Map<string, string>()

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const multipart = body instanceof FormData
    const response = await fetch(base() + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && !multipart && { 'Content-Type': 'application/json' }),
        ...(cookies.size > 0 && {
          Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...headers,
      },
      ...(body !== undefined && {
        body: multipart || typeof body === 'string' ? body : JSON.stringify(body),
      }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = await response.text()
    return {
      status: response.status,
      text,
      headers: response.headers,
      get json() {
        return JSON.parse(text)
      },
    }
  }

  return {
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
    delete: (path) => call('DELETE', path),
    cookies,
  }
}

/** Polls until `look` returns something; fails after `ms` with what it was waiting for. */
export async function eventually<T>(
  what: string,
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  ms = 40_000,
): Promise<T> {
  const end = Date.now() + ms
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > end) throw new Error(`never happened within ${ms} ms: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}
