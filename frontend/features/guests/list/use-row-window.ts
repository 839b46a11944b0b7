import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Only the rows in sight of a list that scrolls with the page, so that 10,000 stay smooth. `before` and `after` are
 * the pixels that the rows not drawn would take; `ref` goes on the element whose top is the first row's.
 */
export function useRowWindow<Body extends HTMLElement>(count: number, rowHeight: number) {
  const ref = useRef<Body>(null)
  const [scrollMargin, setScrollMargin] = useState(0)

  useLayoutEffect(() => {
    const measure = () => {
      if (ref.current) setScrollMargin(Math.round(ref.current.getBoundingClientRect().top + scrollY))
    }
    measure()
    // Whatever stands above may grow: cards, notices, progress.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollMargin,
  })
  const rows = virtualizer.getVirtualItems()
  return {
    ref,
    rows,
    before: (rows[0]?.start ?? scrollMargin) - scrollMargin,
    after: Math.max(0, virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? scrollMargin) - scrollMargin)),
    measureElement: virtualizer.measureElement,
  }
}
