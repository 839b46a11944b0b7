import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { builtAssets } from '../../backend/pages/built-assets.ts'
import { documentOf } from '../../backend/pages/document.ts'
import { firstViewOf } from '../../backend/pages/first-view/first-view.ts'
import { olderPage } from '../../backend/pages/older-browsers/older-page.ts'
import { endChildren } from '../../backend/platform/child-pool.ts'
import type { InvitationCard } from '../../domain/event/invitation-card.ts'
import { sampleCover, sampleRendition } from './sample-covers.ts'
import { sampleInvitation } from './samples.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

export type InvitationServer = {
  /**
   * Address of the guest's page of a card; what is not given comes from the sample wedding. A sample photo's address is
   * `/media/` and its name.
   */
  urlOf: (card: Partial<InvitationCard>) => string
  /** The same page with its typefaces as files, none of their letters cut. */
  uncutUrlOf: (card: Partial<InvitationCard>) => string
  /** The same page as an older browser gets it. */
  olderUrlOf: (card: Partial<InvitationCard>) => string
  /** The same page, in which no script of its own runs: as it first arrives. */
  plainUrlOf: (card: Partial<InvitationCard>) => string
  close: () => Promise<void>
}

/** Serves the built guest's page for any card, without database or API: the very document the product sends. */
export async function serveInvitations(): Promise<InvitationServer> {
  const client = resolve('dist/client')
  const entry = pathToFileURL(resolve('dist/server/entry-server.js')).href
  const { renderPage }: typeof import('../../frontend/entry-server.tsx') = await import(
    /* @vite-ignore */ entry
  )
  const assetsOf = builtAssets(client)

  async function documentFor(url: URL): Promise<string> {
    const card: Partial<InvitationCard> = JSON.parse(url.searchParams.get('card') ?? '{}')
    const invitation = sampleInvitation({ ...card, ...(await sampleCover(card)) })
    const data = { '/api/invitations/muestra/muestra': invitation }
    const page = await renderPage('/invite/muestra/muestra', data)
    const options = {
      greeting: invitation.guest.greeting,
      readFile: (url: string) => readFile(join(client, url)),
    }
    const isOlder = url.searchParams.has('older')
    const tree = isOlder || url.searchParams.has('uncut') ? {} : await firstViewOf(page, options)
    const html = documentOf({ ...page, ...tree }, data, assetsOf(page.files, page.entry), url.origin)
    return isOlder ? olderPage(html) : html
  }
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', origin())
    if (url.searchParams.has('plain')) response.setHeader('Content-Security-Policy', "script-src 'none'")
    if (url.pathname.startsWith('/invite/')) return sendDocument(request, response, await documentFor(url))
    // A picture of each format opens the same files hundreds of times.
    response.setHeader('Cache-Control', 'max-age=3600')
    const photo = await sampleRendition(url.pathname)
    if (photo) return send(response, url.pathname.endsWith('.jpg') ? 'image/jpeg' : 'image/webp', photo)
    const file = join(client, normalize(url.pathname))
    send(response, types[extname(file)] ?? 'application/octet-stream', await readFile(file))
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      response.writeHead('code' in error && error.code === 'ENOENT' ? 404 : 500).end(String(error))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const urlOf: InvitationServer['urlOf'] = (card) =>
    `${origin()}/invite/muestra/muestra?card=${encodeURIComponent(JSON.stringify(card))}`
  return {
    urlOf,
    uncutUrlOf: (card) => `${urlOf(card)}&uncut`,
    olderUrlOf: (card) => `${urlOf(card)}&older`,
    plainUrlOf: (card) => `${urlOf(card)}&plain`,
    async close() {
      await endChildren()
      await new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      })
    },
  }
}

function sendDocument({ headers }: IncomingMessage, response: ServerResponse, html: string): void {
  const type = 'text/html; charset=utf-8'
  if (!`${headers['accept-encoding']}`.includes('br')) return void send(response, type, html)
  response.setHeader('Content-Encoding', 'br')
  // As a guest's page is compressed.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
  send(response, type, brotliCompressSync(html, { params }))
}

const send = (response: ServerResponse, type: string, body: string | Buffer) =>
  response.writeHead(200, { 'Content-Type': type }).end(body)
