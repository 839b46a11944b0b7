import type { Context, Middleware } from 'koa'
import { unexpected } from '../../domain/failures.ts'
import { movedPages, pageKeys, pages } from '../../domain/pages.ts'
import { env } from '../platform/env.ts'
import { AppError } from '../platform/errors.ts'
import { clientAddress } from '../platform/http/client-address.ts'
import { failureFrom } from '../platform/http/failures.ts'
import { registerRoutes } from '../platform/http/masked-path.ts'
import { countAttempt } from '../platform/http/rate-limit.ts'
import { cardPictureId, findCardPicture } from './card-picture.ts'
import { sendFailurePage } from './failure-page.ts'
import { findLinkPicture, namedPicture } from './link-picture.ts'
import { loadPageData } from './load-page-data.ts'
import { createRenderer, type Renderer } from './renderer.ts'
import { robotsText, siteMap } from './search-engines.ts'
import { sendPage } from './send-page.ts'
import { showsFormFailures } from './shows-form-failures.ts'

const hour = 3600

export type Pages = Middleware & { showsFormFailures: Middleware; close: () => Promise<void> }

/**
 * Everything except the API: files, pages as HTML (404 included), robots.txt, sitemap.xml. Registered last in the app.
 * `showsFormFailures` is registered before the routes whose form failures it shows; `close` ends the development
 * server.
 */
export async function pageRoutes(): Promise<Pages> {
  registerRoutes(pageKeys.map((key) => pages[key].path))
  const renderer = await createRenderer()
  // The development server loads its pages on the first request.
  if (!renderer.development) {
    const { renderPage } = await renderer.entry()
    // The first drawing takes longest: warm up before a request needs it.
    for (const path of ['/404', '/faqs']) await renderPage(path, {})
  }
  const serve: Middleware = async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    if (ctx.path.startsWith('/api/')) return next()
    const path = withoutLastSlashes(ctx.path)
    const target = movedPages[path]
    if (target) {
      ctx.status = 301
      return ctx.redirect(target)
    }
    if (path === '/robots.txt' || path === '/sitemap.xml') ctx.set('Cache-Control', `public, max-age=${hour}`)
    if (path === '/robots.txt') {
      ctx.type = 'text/plain; charset=utf-8'
      ctx.body = robotsText(env().publicUrl)
    } else if (path === '/sitemap.xml') {
      ctx.type = 'application/xml; charset=utf-8'
      ctx.body = siteMap(env().publicUrl)
    } else if (!(await servePicture(ctx, renderer)) && !(await renderer.serveFile(ctx))) {
      await servePage(ctx, path, renderer)
    }
  }
  return Object.assign(serve, { showsFormFailures: showsFormFailures(renderer), close: renderer.close })
}

function withoutLastSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** A page; when it fails, a static one with a link to try again. */
async function servePage(ctx: Context, path: string, renderer: Renderer): Promise<void> {
  try {
    await sendPage(ctx, renderer, ctx.url, await loadPageData(path, ctx))
  } catch (error) {
    const failure = failureFrom(error, ctx)
    sendFailurePage(ctx, failure?.status ?? 500, {
      title: 'Ahora mismo no podemos mostrar esta página',
      text: failure?.message ?? unexpected,
      back: { path: ctx.path, label: 'Volver a intentarlo' },
    })
  }
}

/**
 * The picture of an event's links, or of the card in its messages; the address is that of its content, so it is cached
 * forever. False for other paths.
 */
async function servePicture(ctx: Context, renderer: Renderer): Promise<boolean> {
  const named = namedPicture(ctx.path)
  const card = cardPictureId(ctx.path)
  if (named) await sendPicture(ctx, named.content, () => findLinkPicture(named.slug, named.content, renderer))
  else if (card) await sendPicture(ctx, card, () => findCardPicture(card, renderer))
  return named !== null || card !== null
}

async function sendPicture(ctx: Context, content: string, find: () => Promise<Buffer>): Promise<void> {
  const tag = `"${content}"`
  if (ctx.get('If-None-Match').includes(tag)) ctx.status = 304
  else {
    ctx.body = await find().catch(async (error: unknown) => {
      if (error instanceof AppError) await countAttempt('missed-link', clientAddress(ctx.ip))
      throw error
    })
    ctx.type = 'image/jpeg'
  }
  ctx.set('ETag', tag)
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
  ctx.set('X-Robots-Tag', 'noindex')
  // Messengers and other sites embed it.
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
}
