import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pageOf } from '../../domain/pages.ts'

/**
 * Asks before unsaved work is lost: closing the window (the browser asks), following a link within the app and going
 * back to another page; tabs of the same page come and go freely. `asking` is true while the person must choose between
 * `leave` and `stay`.
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<(() => void) | null>(null)
  const isOff = useRef(false)
  const place = useRef(0)
  const { key } = useLocation()
  useEffect(() => {
    // Every history entry has its own key.
    if (key) place.current = placeInHistory()
  }, [key])

  useEffect(() => {
    if (!isUnsaved) return
    isOff.current = false
    const home = location.pathname
    let isReturning = false

    const beforeUnload = (event: BeforeUnloadEvent) => {
      if (!isOff.current) event.preventDefault()
    }
    const beforeLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const staysHere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
      if (!link?.href || staysHere || link.target === '_blank' || link.hasAttribute('download')) return
      const { origin, pathname, search, hash } = new URL(link.href)
      if (origin !== location.origin || pathname === location.pathname) return
      event.preventDefault()
      event.stopPropagation()
      setLeaving(() => () => {
        isOff.current = true
        if (pageOf(pathname).takesCards) location.assign(link.href)
        else navigate(pathname + search + hash)
      })
    }
    // Runs before the router, so that the other page is not shown before the choice.
    const beforePop = (event: PopStateEvent) => {
      if (isReturning) {
        isReturning = false
        event.stopImmediatePropagation()
        return
      }
      if (isOff.current || location.pathname === home) return
      event.stopImmediatePropagation()
      const steps = placeInHistory() - place.current || -1
      isReturning = true
      history.go(-steps)
      setLeaving(() => () => {
        isOff.current = true
        history.go(steps)
      })
    }
    addEventListener('beforeunload', beforeUnload)
    addEventListener('popstate', beforePop, { capture: true })
    document.addEventListener('click', beforeLink, { capture: true })
    return () => {
      removeEventListener('beforeunload', beforeUnload)
      removeEventListener('popstate', beforePop, { capture: true })
      document.removeEventListener('click', beforeLink, { capture: true })
    }
  }, [isUnsaved, navigate])

  return {
    asking: leaving !== null,
    /** For a button that leaves the page: asks first when there is unsaved work. */
    guard: (act: () => void) =>
      isUnsaved
        ? setLeaving(() => () => {
            isOff.current = true
            act()
          })
        : act(),
    stay: () => setLeaving(null),
    leave: () => {
      setLeaving(null)
      leaving?.()
    },
  }
}

/** The router numbers its entries of the history. */
const placeInHistory = (): number => (history.state as { idx?: number } | null)?.idx ?? 0
