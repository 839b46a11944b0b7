import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'

const PATIENCE = 10_000

/** A client with keep-alive connections. `post` returns the status, 0 without a response within 10 s. */
export function openPoster(connections: number) {
  const http = new HttpAgent({ keepAlive: true, maxSockets: connections })
  const https = new HttpsAgent({ keepAlive: true, maxSockets: connections })
  return {
    post(url: string, headers: Record<string, string>, body: string): Promise<number> {
      const secure = url.startsWith('https:')
      const bytes = Buffer.from(body)
      return new Promise((resolve) => {
        const options = {
          method: 'POST',
          agent: secure ? https : http,
          timeout: PATIENCE,
          headers: { ...headers, 'content-length': bytes.length },
        }
        const request = (secure ? httpsRequest : httpRequest)(url, options, (response) => {
          response.resume()
          response.on('end', () => resolve(response.statusCode ?? 0))
          response.on('error', () => resolve(0))
        })
        request.on('timeout', () => request.destroy())
        request.on('error', () => resolve(0))
        request.end(bytes)
      })
    },
    close(): void {
      http.destroy()
      https.destroy()
    },
  }
}
