import { type ComponentType, lazy, useState } from 'react'

/** What the server already fetched, by GET path. */
type Fallback = Record<string, unknown>
/** A page's source; `prepare` loads what its data calls for before the page is rendered with it. */
type PageModule = { default: ComponentType; prepare?: (fallback: Fallback) => Promise<void> }
export type Page = { preload: (fallback: Fallback) => Promise<void>; component: () => ComponentType }

/**
 * A page whose code comes when it is needed. Once `preload` is done it renders at once, without a suspended
 * moment: what the server needs to render it, and the browser to take over the server's markup.
 */
export function lazyPage(load: () => Promise<PageModule>): Page {
  let loaded: ComponentType | undefined
  const pending = lazy(load)
  return {
    preload: async (fallback) => {
      const page = await load()
      await page.prepare?.(fallback)
      loaded = page.default
    },
    component: () => loaded ?? pending,
  }
}

/** Stays with the component it began with: swapping the pending one for the loaded one would remount the page. */
export function PageBody({ page }: { page: Page }) {
  const [Body] = useState(() => page.component())
  return <Body />
}
