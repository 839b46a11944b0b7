import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from './app/app.tsx'
import { findRoute, readableAddress } from './app/find-route.ts'
import { InvitationApp } from './app/invitation-app.tsx'
import { openingScript } from './invitation/parts/opening.ts'
import { HeadCollector, type HeadTags } from './lib/head.tsx'
import { formatSources, prepare } from './pages/guest-invitation-page.tsx'
import { preloadedFonts } from './ui/fonts.ts'

export type { PictureCard, PicturePhoto } from './invitation/link-picture/link-picture.tsx'
export type { HeadTags }

type Draw = typeof import('./invitation/link-picture/link-picture.tsx').drawLinkPicture

/** See `drawLinkPicture` there; its designs and the font reader are loaded with the first picture. */
export const drawLinkPicture: Draw = async (...args) => {
  const { drawLinkPicture: draw } = await import('./invitation/link-picture/link-picture.tsx')
  return draw(...args)
}

export type RenderedPage = {
  /** 200, or 404 for an address that belongs to no screen. */
  status: number
  markup: string
  /** The style tags of the markup. */
  styles: string
  head: HeadTags
  fonts: readonly string[]
  /** Scripts to stand in the head, before anything is painted. The content security policy lets in these alone. */
  inlineScripts: readonly string[]
  /** The modules that the page needs at once, and its entry, by their names in the build's manifest. */
  files: string[]
  entry: string
}

/** Silences the router, which prints addresses that it cannot match, and they may contain a guest's token. */
const nowhere = '/404'

/** Renders the screen at `url` (path and query) with its data, by GET path. */
export async function renderPage(url: string, fallback: Record<string, unknown>): Promise<RenderedPage> {
  const route = findRoute(new URL(url, 'http://velada').pathname)
  await (route.access === 'link' ? prepare(fallback) : route.page.preload(fallback))
  const collector: { tags?: HeadTags } = {}
  const sheet = new ServerStyleSheet()
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <HeadCollector value={collector}>
          {route.access === 'link' ? (
            <InvitationApp fallback={fallback} />
          ) : (
            <StaticRouter location={route.path === '*' ? nowhere : readableAddress(url)}>
              <App fallback={fallback} />
            </StaticRouter>
          )}
        </HeadCollector>,
      ),
    )
    const head = collector.tags ?? { title: 'Velada' }
    return {
      status: route.path === '*' ? 404 : 200,
      markup,
      styles: sheet.getStyleTags(),
      head,
      fonts: head.fonts ?? preloadedFonts,
      inlineScripts: route.access === 'link' ? [openingScript] : [],
      ...(route.access === 'link'
        ? {
            files: ['frontend/app/hydrate-invitation.tsx', ...formatSources(fallback)],
            entry: 'frontend/entry-invitation.tsx',
          }
        : {
            files: ['frontend/app/hydrate-house.tsx', route.file],
            entry: 'frontend/entry-client.tsx',
          }),
    }
  } finally {
    sheet.seal()
  }
}
