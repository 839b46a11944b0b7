import { useCallback, useMemo, useRef, useState } from 'react'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'

/**
 * Which guests of the list are chosen. What a filter hides is not chosen any more as far as anything is done with it:
 * `chosen` are those that are shown.
 */
export function useSelection(shown: readonly OwnedGuest[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const anchor = useRef<string | null>(null)
  const latest = useRef(shown)
  latest.current = shown

  /** Chooses one, or lets it go; with `isRange` everything from the last one that was touched is chosen. */
  const toggle = useCallback((guestId: string, isRange = false) => {
    const list = latest.current
    const from = list.findIndex(({ id }) => id === anchor.current)
    const to = list.findIndex(({ id }) => id === guestId)
    if (isRange && from >= 0 && to >= 0) {
      const range = list.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id)
      setIds((known) => new Set([...known, ...range]))
      return
    }
    anchor.current = guestId
    setIds((known) => {
      const next = new Set(known)
      if (!next.delete(guestId)) next.add(guestId)
      return next
    })
  }, [])
  const clear = useCallback(() => {
    anchor.current = null
    setIds((known) => (known.size === 0 ? known : new Set()))
  }, [])
  const all = useCallback(() => setIds(new Set(latest.current.map(({ id }) => id))), [])
  const chosen = useMemo(() => (ids.size === 0 ? [] : shown.filter(({ id }) => ids.has(id))), [shown, ids])
  return { ids, chosen, toggle, clear, all }
}
