import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { Wire } from './requests.ts'

/** `status` 0: the connection was closed without a response, which is allowed when the request is not HTTP. */
export type Reply = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const longest = 30_000

/**
 * Sends a request and reads its response, of a stream only the beginning. Null for a request that cannot be serialised.
 */
export function send(url: string, { method, path, headers, body }: Wire): Promise<Reply | null> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    try {
      const asked = request({ hostname, port, method, path, headers, agent, timeout: longest }, (answer) => {
        const parts: Buffer[] = []
        const done = () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
          })
        if (answer.headers['content-type']?.startsWith('text/event-stream')) {
          done()
          asked.destroy()
          return
        }
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', done)
        answer.on('error', () => resolve({ status: 0, headers: {}, text: '' }))
      })
      asked.on('timeout', () => {
        asked.destroy()
        reject(new Error(`no answer to ${method} ${path} within ${longest} ms`))
      })
      asked.on('error', () => resolve({ status: 0, headers: {}, text: '' }))
      if (body) asked.setHeader('content-length', body.length)
      asked.end(body ?? undefined)
    } catch {
      resolve(null)
    }
  })
}

/** Sends a raw request line and headers, and returns the status. */
export function sendLine(url: string, line: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), 'localhost')
    let answer = ''
    socket.setTimeout(longest, () => socket.destroy())
    socket.on('data', (data) => {
      answer += data.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)))
    socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1')
  })
}
