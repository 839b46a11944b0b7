import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { findRoute } from './find-route.ts'
import { pageRoot } from './page-root.ts'

/** Hydrates a server-rendered page. */
export async function hydrateHouse(): Promise<void> {
  const { root, fallback } = pageRoot()
  await findRoute(location.pathname).page.preload(fallback)
  // As a transition, hydration is interruptible and the page stays responsive.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <App fallback={fallback} />
      </BrowserRouter>,
    )
  })
}
