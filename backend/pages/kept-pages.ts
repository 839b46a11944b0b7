import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'koa'
import { LRUCache } from 'lru-cache'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A page as it is rendered: its document, and its headers but those of its encoding. */
export type Rendered = { status: number; html: string; headers: Record<string, string> }

type Encoding = 'br' | 'gzip' | 'identity'
type Kept = Rendered & { tag: string; bodies: Map<Encoding, Promise<Buffer>> }

type Keeping = {
  /** Pages; what is least recently used is forgotten. */
  most: number
  /** Of Brotli, 0 to 11: what is sent more often is worth more time. */
  quality: number
}

/**
 * Sends pages that are the same whenever `key` is the same: each is rendered once, and compressed once for each encoding.
 * The key names all that the page depends on.
 */
export function keepPages({ most, quality }: Keeping) {
  const kept = new LRUCache<string, Promise<Kept>>({ max: most })

  const keep = (key: string, render: () => Promise<Rendered>): Promise<Kept> => {
    const page = render().then(
      (rendered): Kept => ({
        ...rendered,
        tag: createHash('sha256').update(rendered.html).digest('base64url').slice(0, 22),
        bodies: new Map(),
      }),
    )
    kept.set(key, page)
    page.catch(() => kept.delete(key))
    return page
  }

  return async (ctx: Context, key: string, render: () => Promise<Rendered>): Promise<void> => {
    const page = await (kept.get(key) ?? keep(key, render))
    const encoding = (ctx.acceptsEncodings('br', 'gzip', 'identity') || 'identity') as Encoding
    ctx.status = page.status
    ctx.set(page.headers)
    ctx.set('ETag', `W/"${page.tag}"`)
    ctx.vary(['Accept-Encoding', 'User-Agent'])
    if (page.status === 200 && ctx.fresh) {
      ctx.status = 304
      return
    }
    if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
    ctx.body = await bodyOf(page, encoding, quality)
  }
}

function bodyOf({ html, bodies }: Kept, encoding: Encoding, quality: number): Promise<Buffer> {
  const body = bodies.get(encoding) ?? compressed(html, encoding, quality)
  bodies.set(encoding, body)
  return body
}

async function compressed(html: string, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'br') return brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  return encoding === 'gzip' ? gzipped(html, { level: 9 }) : Buffer.from(html)
}
