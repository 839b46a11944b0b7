import { type ComponentType, lazy, useState } from 'react'

export type Page = { preload: () => Promise<void>; component: () => ComponentType }

/**
 * A lazily loaded page. After `preload` it renders synchronously, without suspending, as the server needs for rendering
 * and the browser for hydration.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): Page {
  let loaded: ComponentType | undefined
  const pending = lazy(load)
  return {
    preload: async () => {
      loaded = (await load()).default
    },
    component: () => loaded ?? pending,
  }
}

/** Keeps its first component: replacing the lazy one by the loaded one would remount the page. */
export function PageBody({ page }: { page: Page }) {
  const [Body] = useState(() => page.component())
  return <Body />
}
