import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type GuestFilter, noFilter } from './filter-guests.ts'
import { type ListView, searchOf, viewOf } from './list-view.ts'
import type { GuestSort } from './sort-guests.ts'

/** Milliseconds from the last key to the address: browsers refuse an address for each key. */
const typingRest = 300

/**
 * Which parties are shown and in which order: it stands in the address, so that a link to it can be shared. Each filter
 * is an entry of the history, a search one for all its keys; the order replaces.
 */
export function useListView() {
  const [search, setSearch] = useSearchParams()
  const view = useMemo(() => viewOf(search), [search])
  const [typed, setTyped] = useState(view.filter.search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(view)
  latest.current = view

  const show = useCallback(
    (next: ListView, replace = false) => {
      clearTimeout(timer.current)
      timer.current = undefined
      latest.current = next
      setTyped(next.filter.search)
      setSearch(searchOf(next), { replace })
    },
    [setSearch],
  )
  // Back, forward and links change the address without a key.
  useEffect(() => {
    if (timer.current === undefined) setTyped(view.filter.search)
  }, [view.filter.search])
  useEffect(() => () => clearTimeout(timer.current), [])

  const type = useCallback(
    (text: string) => {
      setTyped(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const { filter, sort } = latest.current
        show({ filter: { ...filter, search: text }, sort }, filter.search !== '')
      }, typingRest)
    },
    [show],
  )
  const setFilter = useCallback(
    (change: Partial<GuestFilter>) => {
      const { filter, sort } = latest.current
      show({ filter: { ...filter, search: typed, ...change }, sort })
    },
    [show, typed],
  )
  const clear = useCallback(() => show({ filter: noFilter, sort: latest.current.sort }), [show])
  const setSort = useCallback(
    (sort: GuestSort | null) => show({ filter: latest.current.filter, sort }, true),
    [show],
  )
  const filter = useMemo(() => ({ ...view.filter, search: typed }), [view.filter, typed])
  return { filter, sort: view.sort, type, setFilter, clear, setSort }
}
