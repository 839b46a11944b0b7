import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { findRoute } from './find-route.ts'
import { pageRoot } from './page-root.ts'

/** Takes over a page of the house as the server rendered it. */
export async function hydrateHouse(): Promise<void> {
  const { root, fallback } = pageRoot()
  await findRoute(location.pathname).page.preload(fallback)
  // As a transition it is done in slices, between which the page answers.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <App fallback={fallback} />
      </BrowserRouter>,
    )
  })
}
