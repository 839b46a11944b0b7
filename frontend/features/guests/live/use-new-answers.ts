import { useEffect, useRef, useState } from 'react'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { announcementOf, newAnswers } from './new-answers.ts'

/** Milliseconds that an answer which came while the page was open stays marked. */
const markedFor = 8000

type Marked = { ids: ReadonlySet<string>; announcement: string }
const nothing: Marked = { ids: new Set(), announcement: '' }

/** The answers that came a moment ago, to be marked in the list, and what to read aloud about them. */
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
