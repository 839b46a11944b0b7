import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Scrolls to the top, or to the anchor, after every navigation. Rendered beside the page, so that the anchor exists.
 */
export function ScrollToTop() {
  const { pathname, hash } = useLocation()
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path scrolls even when the anchor is the same
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null
    if (target) target.scrollIntoView()
    else if (!isFirst.current) window.scrollTo(0, 0)
    isFirst.current = false
  }, [pathname, hash])
  return null
}
