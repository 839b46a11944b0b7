import { type ComponentType, useEffect, useState } from 'react'
import { useToasts } from '../ui/use-toasts.ts'

/** Milliseconds after which a page is taken to have what it needs itself. */
const restAfter = 1500
const signs = ['pointerdown', 'keydown', 'scroll', 'online'] as const

/**
 * The notices' code is there before it is needed, for it must still speak when the network is gone by the time there is
 * something to say. `soon` fetches it once the page is at rest; otherwise it comes with the first touch, key or scroll:
 * a guest's page must stay light. What cannot be loaded is asked for again with the next notice or when the network
 * returns, and never takes the page with it.
 */
export function Notices({ soon = false }: { soon?: boolean }) {
  const notice = useToasts((store) => store.toast?.id ?? 0)
  const [loaded, setLoaded] = useState<{ Toaster: ComponentType } | null>(null)
  useEffect(() => {
    if (loaded) return
    const load = () => void import('../ui/toaster.tsx').then(setLoaded, () => undefined)
    if (notice > 0) load()
    const atRest = soon ? setTimeout(load, restAfter) : undefined
    for (const sign of signs) addEventListener(sign, load, { once: true, passive: true })
    return () => {
      clearTimeout(atRest)
      for (const sign of signs) removeEventListener(sign, load)
    }
  }, [notice, loaded, soon])
  return loaded && notice > 0 ? <loaded.Toaster /> : null
}
