import { type ComponentType, lazy, useState } from 'react'

export type Page = { preload: () => Promise<void>; component: () => ComponentType }

/**
 * A page whose code comes when it is needed. Once `preload` is done it renders at once, without a suspended
 * moment: what the server needs to render it, and the browser to take over the server's markup.
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

/** Stays with the component it began with: swapping the pending one for the loaded one would remount the page. */
export function PageBody({ page }: { page: Page }) {
  const [Body] = useState(() => page.component())
  return <Body />
}
