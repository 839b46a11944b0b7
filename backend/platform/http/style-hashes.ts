import { createHash } from 'node:crypto'

/** The CSP source of a content: its hash. */
export const hashSource = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** The CSP sources of a document's style elements. */
export const styleHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, content = '']) => hashSource(content)),
  ),
]
