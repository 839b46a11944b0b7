import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../domain/calls/guests.ts'
import type { CampaignKind } from '../../../domain/sending/campaign-kind.ts'
import { RunningCampaigns } from '../../features/campaigns/running-campaigns.tsx'
import { SendButtons } from '../../features/campaigns/send-buttons.tsx'
import { AddGuestButton } from '../../features/guests/edit/add-guest-button.tsx'
import { countGuests } from '../../features/guests/list/count-guests.ts'
import { GuestList } from '../../features/guests/list/guest-list.tsx'
import { useGuests } from '../../features/guests/use-guests.ts'
import { useStatistics } from '../../features/statistics/use-statistics.ts'
import { failureText } from '../../lib/api.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Row, Stack } from '../../ui/layout.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { space } from '../../ui/theme.ts'
import { HistoryButton } from './history-button.tsx'
import { AddGuestDialog, SendDialog } from './late-parts.tsx'

/** Sending, adding and the history, on one line. */
const Line = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  & > :last-child { margin-left: auto; }
  ${({ theme }) => theme.media.phone} {
    /* One line: the first says what it does, the others are their icons. */
    & > :first-child { flex: 1; padding-inline: 0.5rem; }
    & > :first-child > svg { display: none; }
    & > button:not(:first-child) { width: 44px; padding: 0; font-size: 0; gap: 0; }
    & > :last-child { margin-left: 0; }
    & > p { order: 1; flex: 1 0 100%; }
  }
`

/** `guests` are those chosen one by one; null = the whole list. */
type Sending = { kind: CampaignKind; guests: readonly OwnedGuest[] | null }

/** In the address: `&enviar=invitaciones` opens what sends them. */
const sendParameter = 'enviar'
const everybody: Sending = { kind: 'invitation', guests: null }

/** The list, and what is done with the whole of it. */
export function GuestsTab({ event, fresh }: { event: OwnedEvent; fresh: ReadonlySet<string> }) {
  const list = useGuests(event.id)
  const { guests, arrived, error, again, put } = list
  const { data: statistics } = useStatistics(event.id)
  const groups = useMemo(() => [...countGuests(arrived ?? []).group.keys()], [arrived])
  const [asked, setSending] = useState<Sending | null>(null)
  const [search, setSearch] = useSearchParams()
  const sending = asked ?? (guests && search.get(sendParameter) === 'invitaciones' ? everybody : null)
  const [isAdding, setAdding] = useState(false)
  function closeSending() {
    setSending(null)
    if (!search.has(sendParameter)) return
    setSearch(
      (before) => {
        before.delete(sendParameter)
        return before
      },
      { replace: true },
    )
  }
  const failure = error && !guests && (
    <NotLoaded
      title={arrived ? 'No se ha podido cargar toda la lista' : 'No se ha podido cargar la lista'}
      onAgain={again}
    >
      {failureText(error)}
    </NotLoaded>
  )
  // Loaded data stays visible when a later fetch fails.
  if (!arrived) return failure || <Loading />
  const add = event.isPaid && (
    <AddGuestButton event={event} guestCount={guests?.length ?? null} onOpen={() => setAdding(true)} />
  )
  return (
    <Stack $gap={2}>
      {failure}
      {arrived.length > 0 ? (
        <>
          <Line aria-label="Envíos y lista">
            {event.isPaid && (
              <SendButtons
                event={event}
                guests={guests ?? null}
                onAsk={(kind) => setSending({ kind, guests: null })}
              />
            )}
            {add}
            <HistoryButton event={event} onRestored={again} />
          </Line>
          {event.isPaid && <RunningCampaigns eventId={event.id} />}
          <GuestList
            event={event}
            list={list}
            guests={arrived}
            coming={guests ? null : { total: statistics?.totalGuests ?? null, isOn: !error }}
            fresh={fresh}
            onSend={(kind, chosen) => setSending({ kind, guests: chosen })}
          />
        </>
      ) : (
        <EmptyState
          title="Todavía no has importado invitados"
          action={
            <Row $gap={1} $align="center">
              {event.isPaid && <LinkButton to="?tab=import">Importar la lista desde Excel</LinkButton>}
              {add}
              <HistoryButton event={event} onRestored={again} />
            </Row>
          }
        >
          {event.isPaid
            ? 'Sube tu lista de Excel o añade a los invitados uno a uno. Cada uno tendrá su propio enlace.'
            : 'Cuando actives tu evento podrás importar tu lista de Excel o añadirlos uno a uno.'}
        </EmptyState>
      )}
      {sending && (
        <SendDialog
          event={event}
          guests={sending.guests ?? guests ?? []}
          kind={sending.kind}
          areChosen={sending.guests !== null}
          onClose={closeSending}
        />
      )}
      {isAdding && (
        <AddGuestDialog event={event} groups={groups} onClose={() => setAdding(false)} onAdded={put} />
      )}
    </Stack>
  )
}
