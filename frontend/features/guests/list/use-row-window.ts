import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The visible rows of a list that scrolls with the page (virtualised), so that 10,000 stay smooth. `before` and `after`
 * are the heights of the rows that are not rendered, in pixels; `ref` belongs on the element where the first row
 * starts.
 */
export function useRowWindow<Body extends HTMLElement>(count: number, rowHeight: number) {
  const ref = useRef<Body>(null)
  const [scrollMargin, setScrollMargin] = useState(0)

  useLayoutEffect(() => {
    const measure = () => {
      if (ref.current) setScrollMargin(Math.round(ref.current.getBoundingClientRect().top + scrollY))
    }
    measure()
    // Elements above the list may change their height: cards, banners, progress.
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
    /** Brings a row into sight that may not be rendered. */
    scrollTo: (index: number) => virtualizer.scrollToIndex(index, { align: 'center' }),
  }
}
