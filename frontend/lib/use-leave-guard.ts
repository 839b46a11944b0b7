import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

/**
 * Asks before unsaved work is lost: closing the window (the browser asks), following a link within the app and going
 * back. `asking` is true while the person must choose between `leave` and `stay`.
 */
export function useLeaveGuard(isUnsaved: boolean) {
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<(() => void) | null>(null)
  const isOff = useRef(false)

  useEffect(() => {
    if (!isUnsaved) return
    isOff.current = false
    const sentinel = crypto.randomUUID()
    // One more entry with the same address: going back stays here and gives time to ask.
    history.pushState({ ...history.state, sentinel }, '')

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
        if (pathname.startsWith('/checkout/')) location.assign(link.href)
        else navigate(pathname + search + hash)
      })
    }
    const afterBack = () => {
      if (isOff.current || history.state?.sentinel === sentinel) return
      history.pushState({ ...history.state, sentinel }, '')
      setLeaving(() => () => {
        isOff.current = true
        history.go(-2)
      })
    }
    addEventListener('beforeunload', beforeUnload)
    addEventListener('popstate', afterBack)
    document.addEventListener('click', beforeLink, { capture: true })
    return () => {
      removeEventListener('beforeunload', beforeUnload)
      removeEventListener('popstate', afterBack)
      document.removeEventListener('click', beforeLink, { capture: true })
    }
  }, [isUnsaved, navigate])

  return {
    asking: leaving !== null,
    /** For a button that leaves: asks first when there is unsaved work, otherwise acts at once. */
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
