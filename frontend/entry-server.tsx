import { StaticRouter } from 'react-router-dom'
import type { InvitationData } from './app/answer-app.tsx'
import { App } from './app/app.tsx'
import { findRoute, readableAddress } from './app/find-route.ts'
import { renderCard as cardTree, renderInvitation } from './app/render-invitation.tsx'
import { type RenderedTree, renderTree } from './app/render-tree.tsx'
import { arrivalScript } from './invitation/parts/arrival.ts'
import type { HeadTags } from './lib/head.tsx'
import { preloadedFonts } from './ui/fonts.ts'

export { answersPlace, renderAnswer, renderCountdown } from './app/render-invitation.tsx'
export type { CardPhoto } from './invitation/link-picture/card-picture.tsx'
export type { PictureCard, PicturePhoto } from './invitation/link-picture/link-picture.tsx'
export type { HeadTags }

type Draw = typeof import('./invitation/link-picture/link-picture.tsx').drawLinkPicture

/** See `drawLinkPicture` there; its designs and the font reader are loaded with the first picture. */
export const drawLinkPicture: Draw = async (...args) => {
  const { drawLinkPicture: draw } = await import('./invitation/link-picture/link-picture.tsx')
  return draw(...args)
}

/** See `drawCardPicture` and `cardWindowOf` there; loaded with the first one as well. */
export const cardDrawing = () => import('./invitation/link-picture/card-picture.tsx')

export type RenderedPage = RenderedTree & {
  /** 200, or 404 for an address that belongs to no screen. */
  status: number
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
  if (route.access === 'link') return invitationPage(await renderInvitation(fallback as InvitationData))
  await route.page.preload()
  const tree = renderTree(
    <StaticRouter location={route.path === '*' ? nowhere : readableAddress(url)}>
      <App fallback={fallback} />
    </StaticRouter>,
  )
  return {
    ...tree,
    ...fontsOf(tree),
    status: route.path === '*' ? 404 : 200,
    inlineScripts: [],
    files: ['frontend/app/hydrate-house.tsx', route.file],
    entry: 'frontend/entry-client.tsx',
  }
}

/** The page of an invitation without its answer; see `renderCard` there. */
export const renderCard = async (...args: Parameters<typeof cardTree>): Promise<RenderedPage> =>
  invitationPage(await cardTree(...args))

const invitationPage = (tree: RenderedTree): RenderedPage => ({
  ...tree,
  ...fontsOf(tree),
  status: 200,
  inlineScripts: [arrivalScript],
  // The answer's code is fetched when somebody is about to answer.
  files: [],
  entry: 'frontend/entry-invitation.tsx',
})

const fontsOf = ({ head }: RenderedTree) => ({ fonts: head.fonts ?? preloadedFonts })
