import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** The sources of what many pages share, such as the answer's styles. */
const known = new LRUCache<string, string>({ max: 200 })

/** The CSP source of a content: its hash. */
export function hashSource(content: string): string {
  const source = known.get(content) ?? `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  known.set(content, source)
  return source
}

/** The CSP sources of a document's style elements. */
export const styleHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, content = '']) => hashSource(content)),
  ),
]
