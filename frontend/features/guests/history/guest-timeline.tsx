import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { findGuestHistory, type HistoryEntry } from '../../../../domain/calls/guest-history.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { api, failureText } from '../../../lib/api.ts'
import { shortDateTime } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { space } from '../../../ui/theme.ts'
import { entryText } from './entry-text.ts'

const Times = styled.ol`
  padding: 0 0 0 ${space(2)};
  border-left: 1px solid ${({ theme }) => theme.color.champagne};
  list-style: none;
  & > li { padding-block: ${space(0.5)}; }
  & time { color: ${({ theme }) => theme.color.inkSoft}; font-size: ${({ theme }) => theme.size.small}; }
`

/** What happened to a party, the newest first; fetched when it is opened. */
export function GuestTimeline({ guest, timezone }: { guest: OwnedGuest; timezone: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure summary="Qué ha pasado" onOpen={setOpen}>
      {isOpen && <Entries guest={guest} timezone={timezone} />}
    </Disclosure>
  )
}

function Entries({ guest, timezone }: { guest: OwnedGuest; timezone: string }) {
  const [entries, setEntries] = useState<readonly HistoryEntry[]>([])
  const [next, setNext] = useState<string | null | undefined>(undefined)
  const [failure, setFailure] = useState<string | null>(null)

  const fetchFrom = async (after: string | undefined) => {
    setFailure(null)
    try {
      const query = after === undefined ? {} : { after }
      const page = await api.send(findGuestHistory, { params: { id: guest.id }, query })
      setEntries((known) => (after === undefined ? page.entries : [...known, ...page.entries]))
      setNext(page.next)
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  // What the live stream brings of this guest is told at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new version of the guest looks again
  useEffect(() => void fetchFrom(undefined), [guest])

  if (failure !== null && entries.length === 0)
    return (
      <NotLoaded title="No se ha podido cargar" onAgain={() => void fetchFrom(undefined)}>
        {failure}
      </NotLoaded>
    )
  if (next === undefined) return <Loading />
  return (
    <>
      <Times>
        {entries.map((entry) => (
          <li key={entry.place}>
            {entryText(entry)} <time dateTime={entry.at}>{shortDateTime(entry.at, timezone)}</time>
          </li>
        ))}
      </Times>
      {next !== null && (
        <Button tone="quiet" small onClick={() => void fetchFrom(next)}>
          Ver más
        </Button>
      )}
    </>
  )
}
