import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { findRoute } from './app/find-route.ts'
import { pageRoot } from './app/page-root.ts'

const { root, fallback } = pageRoot()
await findRoute(location.pathname).page.preload(fallback)
hydrateRoot(
  root,
  <BrowserRouter>
    <App fallback={fallback} />
  </BrowserRouter>,
)
