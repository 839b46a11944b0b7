import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Every navigation starts at the top (spec §2), or at the anchor it names. */
export function ScrollToTop() {
  const { pathname, hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path scrolls even when the anchor is the same
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null
    if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [pathname, hash])
  return null
}
