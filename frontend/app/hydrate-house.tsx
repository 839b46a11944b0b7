import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { findRoute } from './find-route.ts'
import { pageRoot } from './page-root.ts'

/** Hydrates a server-rendered page. */
export async function hydrateHouse(): Promise<void> {
  const page = pageRoot('root')
  if (!page) throw new Error('the page came without its root or its data')
  const { root, data } = page
  await findRoute(location.pathname).page.preload()
  // As a transition, hydration is interruptible and the page stays responsive.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <App fallback={data} />
      </BrowserRouter>,
    )
  })
}
