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
  useEffect(() => {
    const answers = before.current && guests ? newAnswers(before.current, guests) : []
    before.current = guests
    if (answers.length > 0)
      setMarked(({ ids }) => ({
        ids: new Set([...ids, ...answers.map(({ id }) => id)]),
        announcement: announcementOf(answers),
      }))
  }, [guests])
  useEffect(() => {
    if (marked === nothing) return
    const timer = setTimeout(() => setMarked(nothing), markedFor)
    return () => clearTimeout(timer)
  }, [marked])
  return marked
}
