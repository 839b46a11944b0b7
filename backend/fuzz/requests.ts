/** A request before it is serialised: with exactly one of the bodies, or none. */
export type Request = {
  method: string
  path: string
  headers?: Record<string, string>
  json?: unknown
  form?: Record<string, string>
  file?: { name: string; bytes: Buffer }
  /** The other parts beside a file. */
  fields?: Record<string, string>
  raw?: { type: string; text: string }
  /** Invalid on purpose: it does not count as a valid request. */
  isOdd?: boolean
}

/** The request with the couple's session. */
export const asCouple = ({ cookie }: { cookie: string }, request: Request): Request => ({
  ...request,
  headers: { cookie, ...request.headers },
})

/** The serialised request. */
export type Wire = { method: string; path: string; headers: Record<string, string>; body: Buffer | null }

/** The request as a browser would send it. */
export function written({ method, path, headers = {}, json, form, file, fields, raw }: Request): Wire {
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
  if (file) return wire(`multipart/form-data; boundary=${boundary}`, multipart(file, fields))
  return { method, path, headers, body: null }
}

const boundary = 'velada-fuzz'

/** A form with one file, and other parts. */
export const multipart = (
  { name, bytes }: { name: string; bytes: Buffer },
  fields: Record<string, string> = {},
) =>
  Buffer.concat([
    ...Object.entries(fields).map(([field, text]) =>
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${text}\r\n`),
    ),
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
