import { type ComponentType, lazy, useState } from 'react'

/** The server's data, by GET path. */
type Fallback = Record<string, unknown>
/** A page's module; `prepare` loads code that depends on its data before the page is rendered. */
type PageModule = { default: ComponentType; prepare?: (fallback: Fallback) => Promise<void> }
export type Page = { preload: (fallback: Fallback) => Promise<void>; component: () => ComponentType }

/**
 * A lazily loaded page. After `preload` it renders synchronously, without suspending, as the server needs for rendering
 * and the browser for hydration.
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

/** Keeps its first component: replacing the lazy one by the loaded one would remount the page. */
export function PageBody({ page }: { page: Page }) {
  const [Body] = useState(() => page.component())
  return <Body />
}
