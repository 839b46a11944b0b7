import { type ComponentType, useEffect, useState } from 'react'
import { useToasts } from '../ui/use-toasts.ts'

/**
 * The notices' code comes with the first touch or key, not before: a guest's page must stay light, and must still speak
 * when the network is gone by the time there is something to say. What cannot be loaded is asked for again with the
 * next notice, and never takes the page with it.
 */
export function Notices() {
  const notice = useToasts((store) => store.toast?.id ?? 0)
  const [loaded, setLoaded] = useState<{ Toaster: ComponentType } | null>(null)
  useEffect(() => {
    if (loaded) return
    const load = () => void import('../ui/toaster.tsx').then(setLoaded, () => undefined)
    if (notice > 0) return load()
    addEventListener('pointerdown', load, { once: true })
    addEventListener('keydown', load, { once: true })
    return () => {
      removeEventListener('pointerdown', load)
      removeEventListener('keydown', load)
    }
  }, [notice, loaded])
  return loaded && notice > 0 ? <loaded.Toaster /> : null
}
