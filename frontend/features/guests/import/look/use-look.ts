import { useCallback, useEffect, useRef, useState } from 'react'
import { type ImportPreview, previewImport } from '../../../../../domain/calls/guest-import.ts'
import type { ListChoices } from '../../../../../domain/party/import/list-choices.ts'
import { upload } from '../../../../lib/upload.ts'
import { type ListSource, partsOf } from '../list-source.ts'
import { untouched } from './choices.ts'

/** How long typing rests before the list is looked at again, in ms. */
const pause = 250

export type Look = {
  /** The last look; what is shown stays while a new one comes. Null until the first one. */
  preview: ImportPreview | null
  choices: ListChoices
  change: (next: (choices: ListChoices) => ListChoices) => void
  /** Whether `preview` does not show all that was chosen yet. */
  isLooking: boolean
  /** How much of the file has left, from 0 to 1. */
  share: number
  /** Why the newest look failed; null while it has not. */
  failure: unknown
  again: () => void
}

/** A list as it would come in with what was chosen so far. Every change asks anew; only the newest answer counts. */
export function useLook(eventId: string, source: ListSource): Look {
  const [choices, setChoices] = useState(untouched)
  const [tries, setTries] = useState(0)
  const [shown, setShown] = useState<{ preview: ImportPreview; choices: ListChoices; tries: number } | null>(
    null,
  )
  const [share, setShare] = useState(0)
  const [failed, setFailed] = useState<{ failure: unknown; choices: ListChoices; tries: number } | null>(null)
  const isFirst = useRef(true)

  useEffect(() => {
    const ending = new AbortController()
    const look = () => {
      upload(
        previewImport,
        { params: { eventId } },
        partsOf(source, choices),
        (part) => !ending.signal.aborted && setShare(part),
        ending.signal,
      ).then(
        (preview) => !ending.signal.aborted && setShown({ preview, choices, tries }),
        (failure: unknown) => !ending.signal.aborted && setFailed({ failure, choices, tries }),
      )
    }
    const timer = setTimeout(look, isFirst.current ? 0 : pause)
    isFirst.current = false
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [eventId, source, choices, tries])

  const isOf = (of: { choices: ListChoices; tries: number } | null) =>
    of !== null && of.choices === choices && of.tries === tries
  const hasFailed = isOf(failed)
  return {
    preview: shown?.preview ?? null,
    choices,
    change: useCallback((next) => setChoices(next), []),
    isLooking: !isOf(shown) && !hasFailed,
    share,
    failure: hasFailed ? failed?.failure : null,
    again: useCallback(() => setTries((count) => count + 1), []),
  }
}
