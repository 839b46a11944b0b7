import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'koa'
import type { Invitation } from '../../domain/calls/invitations.ts'
import { pageOf } from '../../domain/pages.ts'
import { env } from '../platform/env.ts'
import { hashSource, styleHashes } from '../platform/http/style-hashes.ts'
import { composeInvitation } from './compose-invitation.ts'
import { documentOf, escaped } from './document.ts'
import { firstViewOf } from './first-view/first-view.ts'
import { keepPages, type Rendered } from './kept-pages.ts'
import type { PageData } from './load-page-data.ts'
import { isOlderBrowser } from './older-browsers/is-older.ts'
import { withOlderNote } from './older-browsers/older-note.ts'
import { olderPage } from './older-browsers/older-page.ts'
import type { Renderer } from './renderer.ts'
import { pageHeaders } from './security-headers.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A deployment has about thirty of them. */
const sendForEverybody = keepPages({ most: 100, quality: 11 })
/** A guest's page in an older browser's words takes ten times as long as any other: who asks again gets the same. */
const sendForOlder = keepPages({ most: 50, quality: 5 })

/** Responds with the screen at `url` (path and query), rendered with its data; `status` overrides the screen's own. */
export async function sendPage(
  ctx: Context,
  renderer: Renderer,
  url: string,
  data: PageData,
  status?: number,
): Promise<void> {
  const [path = ''] = url.split('?', 1)
  const isOlder = isOlderBrowser(ctx.get('User-Agent'))
  if (!renderer.development && isForEverybody(path)) {
    // What a page says of today lasts an hour.
    const key = [path, isOlder, JSON.stringify(data.fallback), Math.floor(Date.now() / hour)].join(' ')
    return sendForEverybody(ctx, key, () => rendered(renderer, path, data, status, isOlder))
  }
  if (isOlder && data.madeOf && !renderer.development) {
    // Without script its countdown is that of the minute.
    const key = [path, data.madeOf(), Math.floor(Date.now() / minute)].join(' ')
    return sendForOlder(ctx, key, () => rendered(renderer, path, data, status, isOlder))
  }
  if (!isOlder && (await sendComposed(ctx, renderer, path, data))) return
  const page = await rendered(renderer, url, data, status, isOlder)
  ctx.status = page.status
  ctx.set(page.headers)
  await sendCompressed(ctx, page.html)
}

const minute = 60_000
const hour = 60 * minute

/** Whether a page depends on its data and the time alone: not on who asks, nor on a query. */
function isForEverybody(path: string): boolean {
  const page = pageOf(path)
  return path === page.path && (page.search === 'listed' || page.search === 'unlisted')
}

async function rendered(
  renderer: Renderer,
  url: string,
  data: PageData,
  status?: number,
  isOlder = false,
): Promise<Rendered> {
  const { renderPage } = await renderer.entry()
  const page = await renderPage(url, data.fallback)
  const options = { greeting: greetingIn(data.fallback), readFile: renderer.readFile }
  const { pathname } = new URL(url, env().publicUrl)
  const isInvitation = pageOf(pathname).data === 'invitation'
  const tree = isInvitation && !isOlder ? await firstViewOf(page, options) : {}
  const shown = { ...page, ...tree, head: { ...page.head, ...data.head?.() } }
  const assets = renderer.assetsOf(page.files, page.entry)
  const whole = await renderer.finish(url, documentOf(shown, data.fallback, assets, env().publicUrl))
  const forOlder = isInvitation ? olderPage : withOlderNote
  const html = isOlder ? forOlder(whole) : whole
  const headers = pageHeaders(pathname, {
    styleSources: styleHashes(html),
    scriptSources: page.inlineScripts.map(hashSource),
    development: renderer.development,
  })
  return { html, headers, status: status ?? (page.status === 200 ? (data.status ?? 200) : page.status) }
}

/** Responds with a guest's page of what is kept of it, as nearly every browser takes it; false for any other page. */
async function sendComposed(
  ctx: Context,
  renderer: Renderer,
  path: string,
  { versioned }: PageData,
): Promise<boolean> {
  if (!versioned || renderer.development || ctx.acceptsEncodings('br') !== 'br') return false
  const composed = await composeInvitation(renderer, versioned)
  if (!composed) return false
  ctx.status = 200
  ctx.set(pageHeaders(path, { ...composed, development: false }))
  ctx.vary('Accept-Encoding')
  ctx.set('Content-Encoding', 'br')
  ctx.body = composed.body
  return true
}

/** How the guest is addressed, as it stands in the markup. */
function greetingIn(fallback: PageData['fallback']): string | null {
  const [invitation] = Object.values(fallback) as (Partial<Invitation> | null | undefined)[]
  const greeting = invitation?.guest?.greeting
  return greeting ? escaped(greeting) : null
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
