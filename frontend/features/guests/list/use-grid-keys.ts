import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** One place of the list that the keyboard reaches: of which guest, and which cell or button of its row. */
export type GridPlace = { guestId: string; stop: string }

type Grid = {
  body: RefObject<HTMLTableSectionElement | null>
  /** The guests in their order. */
  ids: readonly string[]
  scrollTo: (index: number) => void
  /** Enter on a cell; answers whether it did something. */
  onEnter: (place: GridPlace) => boolean
  onSelect: (guestId: string, isRange: boolean) => void
  onSelectAll: () => void
  onRemove: (guestId: string) => void
  /** Escape, outside an edit. */
  onEscape: () => void
}

/** Rows of a step with Page Up and Page Down. */
const pageOfRows = 12
const stopsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('[data-stop]:not(:disabled)')]

/**
 * Arrows, Home, End and pages move one focus through the list, as in a spreadsheet (the grid pattern of the ARIA
 * practices). Elements with `data-stop` in rows with `data-guest` are its places.
 */
export function useGridKeys(grid: Grid) {
  const latest = useRef(grid)
  latest.current = grid
  const [place, setPlace] = useState<GridPlace | null>(null)
  const wanted = useRef<GridPlace | null>(null)

  // A row far away is rendered after the scroll: it gets the focus then.
  useLayoutEffect(() => {
    if (!wanted.current || !grid.body.current) return
    const { guestId, stop } = wanted.current
    const row = grid.body.current.querySelector(`[data-guest="${CSS.escape(guestId)}"]`)
    if (!row) return
    const stops = stopsOf(row)
    const target = stops.find((one) => one.dataset.stop === stop) ?? stops[1] ?? stops[0]
    wanted.current = null
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'nearest' })
  })

  const focus = useCallback((next: GridPlace) => {
    wanted.current = next
    setPlace({ ...next })
    const { ids, scrollTo, body } = latest.current
    if (!body.current?.querySelector(`[data-guest="${CSS.escape(next.guestId)}"]`))
      scrollTo(ids.indexOf(next.guestId))
  }, [])

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const target = event.target as HTMLElement
      const stop = target.closest<HTMLElement>('[data-stop]')
      const row = target.closest<HTMLElement>('[data-guest]')
      if (!stop || !row || event.altKey || event.defaultPrevented) return
      const { ids, onEnter, onSelect, onSelectAll, onRemove, onEscape } = latest.current
      const here: GridPlace = { guestId: row.dataset.guest ?? '', stop: stop.dataset.stop ?? '' }
      const at = ids.indexOf(here.guestId)
      const isMod = event.ctrlKey || event.metaKey
      const goTo = (index: number, name = here.stop) => {
        const guestId = ids[Math.max(0, Math.min(ids.length - 1, index))]
        if (guestId) focus({ guestId, stop: name })
      }
      const aside = (step: number) => {
        const stops = stopsOf(row)
        const next = stops[stops.indexOf(stop) + step]
        if (next) focus({ ...here, stop: next.dataset.stop ?? '' })
      }
      const ends = () => stopsOf(row).map((one) => one.dataset.stop)
      const extend = (step: number) => {
        if (event.shiftKey) onSelect(here.guestId, true)
        goTo(at + step)
        const next = ids[at + step]
        if (event.shiftKey && next) onSelect(next, true)
      }
      const keys: Record<string, () => void> = {
        ArrowDown: () => extend(1),
        ArrowUp: () => extend(-1),
        ArrowRight: () => aside(1),
        ArrowLeft: () => aside(-1),
        PageDown: () => goTo(at + pageOfRows),
        PageUp: () => goTo(at - pageOfRows),
        Home: () => (isMod ? goTo(0) : goTo(at, ends()[0])),
        End: () => (isMod ? goTo(ids.length - 1) : goTo(at, ends().at(-1))),
        Delete: () => onRemove(here.guestId),
        Escape: onEscape,
      }
      const act = keys[event.key]
      if (act && !(isMod && event.key.startsWith('Arrow'))) {
        event.preventDefault()
        act()
      } else if ((event.key === 'a' || event.key === 'A') && isMod) {
        event.preventDefault()
        onSelectAll()
      } else if (event.key === ' ' && !(target instanceof HTMLButtonElement)) {
        event.preventDefault()
        onSelect(here.guestId, event.shiftKey)
      } else if ((event.key === 'Enter' || event.key === 'F2') && !(target instanceof HTMLButtonElement)) {
        if (onEnter(here)) event.preventDefault()
      }
    },
    [focus],
  )
  /** Follows the focus, however it came. */
  const onFocus = useCallback((event: { target: EventTarget }) => {
    const target = event.target as HTMLElement
    const stop = target.closest<HTMLElement>('[data-stop]')?.dataset.stop
    const guestId = target.closest<HTMLElement>('[data-guest]')?.dataset.guest
    if (!stop || !guestId) return
    setPlace((before) => (before?.guestId === guestId && before.stop === stop ? before : { guestId, stop }))
  }, [])
  return { place, focus, onKeyDown, onFocus }
}
