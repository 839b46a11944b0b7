import { useEffect, useRef, useState } from 'react'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { announcementOf, newAnswers } from './new-answers.ts'

/** Milliseconds that a new RSVP stays highlighted. */
const markedFor = 8000

type Marked = { ids: ReadonlySet<string>; announcement: string }
const nothing: Marked = { ids: new Set(), announcement: '' }

/** The new RSVPs, to highlight in the list, and their announcement for screen readers. */
export function useNewAnswers(guests: readonly OwnedGuest[] | undefined): Marked {
  const [marked, setMarked] = useState(nothing)
  const before = useRef(guests)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const answers = before.current && guests ? newAnswers(before.current, guests) : []
    before.current = guests
    if (answers.length === 0) return
    const ids = answers.map(({ id }) => id)
    setMarked((known) => ({ ids: new Set([...known.ids, ...ids]), announcement: announcementOf(answers) }))
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setMarked((known) => unmarked(known, ids))
    }, markedFor)
    timers.current.add(timer)
  }, [guests])
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])
  return marked
}

/** What stays highlighted when the time of `ids` is over. */
function unmarked({ ids: known, announcement }: Marked, ids: readonly string[]): Marked {
  const left = [...known].filter((id) => !ids.includes(id))
  return left.length === 0 ? nothing : { ids: new Set(left), announcement }
}
