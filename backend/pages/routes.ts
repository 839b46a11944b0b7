import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, Middleware } from 'koa'
import { env } from '../platform/env.ts'
import { documentOf } from './document.ts'
import { loadPageData } from './load-page-data.ts'
import { createRenderer, type Renderer } from './renderer.ts'
import { robotsText, siteMap } from './search-engines.ts'
import { setPageHeaders } from './security-headers.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const moved: Record<string, string> = {
  '/legal-notice': '/aviso-legal',
  '/privacy-policy': '/politica-privacidad',
}

/**
 * Everything a browser asks for that is not the API: files, the pages as HTML (404 included), robots.txt, sitemap.xml.
 * Stands last in the app. `close` ends the development server.
 */
export async function pageRoutes(): Promise<Middleware & { close: () => Promise<void> }> {
  const renderer = await createRenderer()
  const serve: Middleware = async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    if (ctx.path.startsWith('/api/')) return next()
    const path = ctx.path.length > 1 ? ctx.path.replace(/\/+$/, '') : ctx.path
    const target = moved[path]
    if (target) {
      ctx.status = 301
      return ctx.redirect(target)
    }
    if (path === '/robots.txt') {
      ctx.type = 'text/plain; charset=utf-8'
      ctx.body = robotsText(env().publicUrl)
    } else if (path === '/sitemap.xml') {
      const { routes } = await renderer.entry()
      ctx.type = 'application/xml; charset=utf-8'
      ctx.body = siteMap(
        env().publicUrl,
        routes.filter((route) => route.isListed).map((route) => route.path),
      )
    } else if (!(await renderer.serveFile(ctx))) {
      await servePage(ctx, path, renderer)
    }
  }
  return Object.assign(serve, { close: renderer.close })
}

async function servePage(ctx: Context, path: string, renderer: Renderer): Promise<void> {
  const { renderPage } = await renderer.entry()
  const data = await loadPageData(path, ctx)
  const page = await renderPage(ctx.url, data.fallback)
  const html = documentOf(page, data.fallback, renderer.assetsOf(page.file, page.entry), env().publicUrl)
  ctx.status = page.status === 200 ? (data.status ?? 200) : page.status
  ctx.type = 'text/html; charset=utf-8'
  setPageHeaders(ctx, renderer.development)
  await sendCompressed(ctx, await renderer.finish(ctx.url, html))
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
