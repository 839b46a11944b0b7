import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'koa'
import { env } from '../platform/env.ts'
import { hashSource, styleHashes } from '../platform/http/style-hashes.ts'
import { documentOf } from './document.ts'
import type { PageData } from './load-page-data.ts'
import type { Renderer } from './renderer.ts'
import { setPageHeaders } from './security-headers.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Responds with the screen at `url` (path and query), rendered with its data; `status` overrides the screen's own. */
export async function sendPage(
  ctx: Context,
  renderer: Renderer,
  url: string,
  data: PageData,
  status?: number,
): Promise<void> {
  const { renderPage } = await renderer.entry()
  const page = await renderPage(url, data.fallback)
  const shown = { ...page, head: { ...page.head, ...data.head } }
  const assets = renderer.assetsOf(page.files, page.entry)
  const html = await renderer.finish(url, documentOf(shown, data.fallback, assets, env().publicUrl))
  ctx.status = status ?? (page.status === 200 ? (data.status ?? 200) : page.status)
  ctx.type = 'text/html; charset=utf-8'
  setPageHeaders(ctx, new URL(url, env().publicUrl).pathname, {
    styleSources: styleHashes(html),
    scriptSources: page.inlineScripts.map(hashSource),
    development: renderer.development,
  })
  await sendCompressed(ctx, html)
}

async function sendCompressed(ctx: Context, html: string): Promise<void> {
  ctx.vary('Accept-Encoding')
  if (ctx.acceptsEncodings('br') === 'br') {
    ctx.set('Content-Encoding', 'br')
    ctx.body = await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  } else if (ctx.acceptsEncodings('gzip') === 'gzip') {
    ctx.set('Content-Encoding', 'gzip')
    ctx.body = await gzipped(html)
  } else ctx.body = html
}
