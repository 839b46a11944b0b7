import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from './app/app.tsx'
import { findRoute, readableAddress } from './app/find-route.ts'
import { InvitationApp } from './app/invitation-app.tsx'
import { HeadCollector, type HeadTags } from './lib/head.tsx'
import { formatSources, prepare } from './pages/guest-invitation-page.tsx'
import { preloadedFonts } from './ui/fonts.ts'

export { routes } from './app/routes.ts'
export type { PictureCard, PicturePhoto } from './invitation/link-picture/link-picture.tsx'
export type { HeadTags }

type Draw = typeof import('./invitation/link-picture/link-picture.tsx').drawLinkPicture

/** See `drawLinkPicture` there; its designs and the reader of fonts are loaded with the first picture. */
export const drawLinkPicture: Draw = async (...args) => {
  const { drawLinkPicture: draw } = await import('./invitation/link-picture/link-picture.tsx')
  return draw(...args)
}

export type RenderedPage = {
  /** 200, or 404 for an address that belongs to no screen. */
  status: number
  markup: string
  /** Every rule the markup needs, as style tags. */
  styles: string
  head: HeadTags
  fonts: readonly string[]
  /** The sources whose code the page needs at once, and its entry, as the build's manifest names them. */
  files: string[]
  entry: string
}

/** The router prints addresses that it can't match, and there may be a guest's token in them. */
const nowhere = '/404'

/** Renders the screen at `url` (path and query) with what SWR would have fetched, by GET path. */
export async function renderPage(url: string, fallback: Record<string, unknown>): Promise<RenderedPage> {
  const route = findRoute(new URL(url, 'http://velada').pathname)
  await (route.isInvitation ? prepare(fallback) : route.page.preload(fallback))
  const collector: { tags?: HeadTags } = {}
  const sheet = new ServerStyleSheet()
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <HeadCollector value={collector}>
          {route.isInvitation ? (
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
      ...(route.isInvitation
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
