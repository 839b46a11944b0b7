import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { constants, createBrotliDecompress } from 'node:zlib'

/** What a server may send before the first answer of the browser arrives: ten packets, headers included. */
export const firstBytes = 14_600
/** The most that the product's headers may take of them; `guest-page-budget.test.ts` measures. */
export const mostHeaders = 1_300

/**
 * Formats whose cover does not fit: drawn branches, flowers and a crest stand before the words and leave too little room;
 * the worn outlines of a printer's old type weigh four times those of another face.
 */
export const tooHeavy: readonly string[] = ['botanical', 'floral', 'imperial', 'vintage']

export type CutLine = {
  /** The same page, by way of the line that is cut. */
  urlOf: (page: string) => string
  /** Lets everything through. */
  mend: () => void
  close: () => Promise<void>
}

/** A line to the server at `url` on which, in all, only the first `bytes` come through until it is mended. */
export async function openCutLine(url: string, bytes = firstBytes): Promise<CutLine> {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  const held: (() => void)[] = []
  let left = bytes
  let isMended = false

  const server = createServer((browser) => {
    const upstream = connect(Number(port), hostname)
    for (const socket of [browser, upstream]) {
      open.add(socket)
      socket.on('error', () => socket.destroy()).once('close', () => open.delete(socket))
    }
    browser.pipe(upstream)
    upstream.on('data', (bytes: Buffer) => {
      if (isMended) return browser.write(bytes)
      browser.write(bytes.subarray(0, left))
      const kept = bytes.subarray(left)
      left = Math.max(0, left - bytes.length)
      if (kept.length > 0) held.push(() => browser.write(kept))
    })
    upstream.once('end', () => (isMended ? browser.end() : held.push(() => browser.end())))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const host = `localhost:${(server.address() as AddressInfo).port}`
  return {
    urlOf: (page) => Object.assign(new URL(page), { host }).href,
    mend() {
      isMended = true
      for (const release of held.splice(0)) release()
    },
    close: () =>
      new Promise((closed) => {
        for (const socket of open) socket.destroy()
        server.close(() => closed())
      }),
  }
}

/** The first bytes of a response as a browser that knows brotli gets them, and the text they hold. */
export async function firstTextOf(page: string): Promise<{ headers: number; text: string }> {
  const { hostname, port, pathname, search } = new URL(page)
  const received: Buffer[] = []
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`,
      ),
    )
    socket.on('data', (bytes: Buffer) => received.push(bytes))
    socket.once('end', resolve).once('error', reject)
  })
  const first = Buffer.concat(received).subarray(0, firstBytes)
  const headers = first.indexOf('\r\n\r\n') + 4
  const head = first.subarray(0, headers).toString()
  if (!/content-encoding: br/i.test(head)) throw new Error(`the page came without brotli: ${head}`)
  const body = first.subarray(headers)
  return { headers, text: await decodedStart(/transfer-encoding: chunked/i.test(head) ? joined(body) : body) }
}

/** The bytes of chunks, the last of which may be cut. */
function joined(body: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < body.length; ) {
    const line = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.subarray(at, line).toString(), 16)
    if (line < 0 || !size) break
    parts.push(body.subarray(line + 2, line + 2 + size))
    at = line + 4 + size
  }
  return Buffer.concat(parts)
}

/** What the beginning of a compressed text says. */
async function decodedStart(bytes: Buffer): Promise<string> {
  const decoder = createBrotliDecompress()
  const parts: Buffer[] = []
  decoder.on('data', (part: Buffer) => parts.push(part))
  await new Promise<void>((done) => {
    // The text has no end.
    decoder.once('error', () => done()).once('end', done)
    decoder.write(bytes)
    decoder.flush(constants.BROTLI_OPERATION_FLUSH, () => done())
  })
  decoder.destroy()
  return Buffer.concat(parts).toString()
}
