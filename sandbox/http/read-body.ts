import type { IncomingMessage } from 'node:http'

const LARGEST = 40 * 1024 * 1024

/** The whole body; undefined beyond 40 MB (Resend's limit for one message). Rejects when the client aborts. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > LARGEST) return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const part = chunk as Buffer
    size += part.length
    if (size > LARGEST) return undefined
    chunks.push(part)
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size)
}
