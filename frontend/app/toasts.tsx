import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useToasts } from '../ui/use-toasts.ts'

/** Milliseconds after which a page has probably loaded its own resources. */
const restAfter = 1500
const signs = ['pointerdown', 'keydown', 'scroll', 'online'] as const

/**
 * Loads the code of the toasts before the first one, since toasts must also work when the network is down by then: once
 * the page is at rest, or with the first touch, key or scroll. A failed load is retried with the next toast or when the
 * network returns, and never breaks the page.
 */
export function Toasts() {
  const notice = useToasts((store) => store.toast?.id ?? 0)
  const [loaded, setLoaded] = useState<{ Toaster: ComponentType } | null>(null)
  useEffect(() => {
    if (loaded) return
    const load = () => void import('../ui/toaster.tsx').then(setLoaded, () => undefined)
    if (notice > 0) load()
    const atRest = setTimeout(load, restAfter)
    for (const sign of signs) addEventListener(sign, load, { once: true, passive: true })
    return () => {
      clearTimeout(atRest)
      for (const sign of signs) removeEventListener(sign, load)
    }
  }, [notice, loaded])
  // Outside the card, which would hold what is fixed to the screen.
  return loaded && notice > 0 ? createPortal(<loaded.Toaster />, document.body) : null
}
