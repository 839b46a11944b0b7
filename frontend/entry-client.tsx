import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { findRoute } from './app/find-route.ts'

const root = document.getElementById('root')
const data = document.getElementById('page-data')
if (!root || !data?.textContent) throw new Error('the page came without its root or its data')
const fallback = JSON.parse(data.textContent) as Record<string, unknown>

await findRoute(location.pathname).page.preload(fallback)
hydrateRoot(
  root,
  <BrowserRouter>
    <App fallback={fallback} />
  </BrowserRouter>,
)
