import { createHash } from 'node:crypto'

/** A content as a source of a content security policy. */
export const hashSource = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** The sources that let the style elements of a document in, and no others. */
export const styleHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, content = '']) => hashSource(content)),
  ),
]
