import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Context } from 'koa'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const year = 31_536_000
const hour = 3_600

/**
 * Serves the files of a build from memory; only files listed at start are served, so no path can escape.
 * Names under /assets/ have a content hash and are immutable. False when there is no such file.
 */
export function staticFiles(directory: string): (ctx: Context) => Promise<boolean> {
  const files = new Set(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(directory.length).replaceAll('\\', '/')),
  )
  const bodies = new Map<string, Promise<Buffer>>()
  const read = (file: string) => {
    const body = bodies.get(file) ?? readFile(join(directory, file))
    bodies.set(file, body)
    return body
  }

  return async (ctx) => {
    const type = types[extname(ctx.path)]
    if (!type || !files.has(ctx.path) || ctx.path.startsWith('/.')) return false
    const encodings = [
      { encoding: 'br', file: `${ctx.path}.br` },
      { encoding: 'gzip', file: `${ctx.path}.gz` },
    ].filter(({ file }) => files.has(file))
    const accepted = encodings.find(({ encoding }) => ctx.acceptsEncodings(encoding))
    if (encodings.length > 0) ctx.vary('Accept-Encoding')
    if (accepted) ctx.set('Content-Encoding', accepted.encoding)
    ctx.set(
      'Cache-Control',
      ctx.path.startsWith('/assets/') ? `public, max-age=${year}, immutable` : `public, max-age=${hour}`,
    )
    ctx.set('X-Content-Type-Options', 'nosniff')
    ctx.type = type
    ctx.body = await read(accepted?.file ?? ctx.path)
    return true
  }
}
