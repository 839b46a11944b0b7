import { useEffect, useMemo, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { findEvent, type OwnedEvent } from '../../domain/calls/events.ts'
import type { GuestNeed } from '../../domain/sending/guest-needs.ts'
import { useSession } from '../features/accounts/use-session.ts'
import { guestListId } from '../features/guests/list/guest-list.tsx'
import { listNames } from '../features/guests/list/list-view.ts'
import { useNewAnswers } from '../features/guests/live/use-new-answers.ts'
import { useGuests } from '../features/guests/use-guests.ts'
import { HeadlineNumbers } from '../features/statistics/headline-numbers.tsx'
import { useStatistics } from '../features/statistics/use-statistics.ts'
import { failureText } from '../lib/api.ts'
import { currentEvent } from '../lib/current-event.ts'
import { Head } from '../lib/head.tsx'
import { useLiveEvent } from '../lib/live/use-live-event.ts'
import { useCall } from '../lib/use-call.ts'
import { useLeaveGuard } from '../lib/use-leave-guard.ts'
import { Container } from '../ui/card.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { ConnectionNote } from '../ui/connection-note.tsx'
import { columns } from '../ui/layout.ts'
import { Loading } from '../ui/spinner.tsx'
import { TabPanel, Tabs } from '../ui/tabs.tsx'
import { space } from '../ui/theme.ts'
import { toast } from '../ui/use-toasts.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { DashboardHeader } from './dashboard/dashboard-header.tsx'
import { EventFailure } from './dashboard/event-failure.tsx'
import { EventSwitcher } from './dashboard/event-switcher.tsx'
import { GuestsTab } from './dashboard/guests-tab.tsx'
import { ImportTab } from './dashboard/import-tab.tsx'
import {
  ActivationPanel,
  EditTab,
  FormatNotice,
  HelpPanel,
  StatsTab,
  usePreparedParts,
} from './dashboard/late-parts.tsx'
import { type DashboardTab, dashboardTabs, tabOf } from './dashboard/tabs.ts'
import { todayOf } from './dashboard/today.ts'
import { TodayList } from './dashboard/today-list.tsx'

/** Wider than other pages: a list is worked in. */
const Page = styled(Container)`
  max-width: calc(1376px + 2 * var(--margin));
  padding-bottom: ${space(8)};
`
const Main = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`
const Answer = styled.div`
  ${columns(3, 2)}
  gap: ${space(4, 6)};
  padding-block: ${space(3)};
  border-block: 1px solid ${({ theme }) => theme.color.mist};
`

export default function DashboardPage() {
  const { eventId = '' } = useParams()
  const { data: event, error, mutate } = useCall(findEvent, { params: { eventId } })
  const isAway = useLiveEvent(event && eventId)

  useEffect(() => {
    if (!event) return
    const keep = () => currentEvent.keep(event.id)
    keep()
    // With several tabs, the visible one decides the current event.
    addEventListener('focus', keep)
    return () => removeEventListener('focus', keep)
  }, [event])

  return (
    <>
      <Head title={event ? `${event.coupleNames} · Velada` : 'Panel · Velada'} />
      <ConnectionNote isAway={isAway} />
      {event ? (
        <Dashboard
          key={event.id}
          event={event}
          onSaved={(saved) => void mutate(saved, { revalidate: false })}
        />
      ) : error ? (
        <EventFailure error={error} onAgain={() => void mutate()} />
      ) : (
        <Loading tall />
      )}
    </>
  )
}

function Dashboard({ event, onSaved }: { event: OwnedEvent; onSaved: (event: OwnedEvent) => void }) {
  const { user, signOut } = useSession()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const [isUnsaved, setUnsaved] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const { asking, guard, stay, leave } = useLeaveGuard(isUnsaved || isImporting)
  const { guests } = useGuests(event.id)
  const fresh = useNewAnswers(guests)
  const { data: statistics } = useStatistics(event.id)
  const tab = tabOf(search)
  const isAtRest = usePreparedParts(guests !== undefined)
  const tasks = useMemo(() => (guests ? todayOf(event, guests) : null), [event, guests])

  // Each tab is an entry of the history, and only one: the tabs tell of a press twice, by pointer and by focus.
  function show(where: string) {
    if (where !== tabOf(new URLSearchParams(location.search))) setSearch({ tab: where })
  }
  function goTo(where: DashboardTab, need: GuestNeed | null) {
    if (need) setSearch({ tab: where, lista: listNames[need] })
    else show(where)
    // Invitations and reminders go from the line above the list; the rest is done row by row.
    const isSentFromLine = need === null || need === 'invitation' || need === 'reminder'
    const place = document.getElementById(isSentFromLine ? 'panel' : guestListId)
    ;(place ?? document.getElementById('panel'))?.scrollIntoView()
  }
  async function logOut() {
    try {
      await signOut()
      currentEvent.forget()
      const { typedGuest } = await import('../features/guests/edit/typed-guest.ts')
      typedGuest.forgetAll()
      navigate('/login', { replace: true })
      toast({ title: 'Sesión cerrada', description: 'Has cerrado sesión correctamente' })
    } catch (error) {
      toast({ title: 'Error al cerrar sesión', description: failureText(error), tone: 'destructive' })
    }
  }

  return (
    <Page>
      <DashboardHeader
        event={event}
        onLogOut={() => guard(() => void logOut())}
        switcher={
          <EventSwitcher
            events={user?.events ?? []}
            eventId={event.id}
            onSwitch={(id) => guard(() => navigate(`/dashboard/${id}`))}
          />
        }
      />
      <VisuallyHidden role="status">{fresh.announcement}</VisuallyHidden>
      <Main>
        {!event.isPaid && tab !== 'import' && tab !== 'stats' && (
          <ActivationPanel unpaidReason={event.unpaidReason} />
        )}
        {(event.isPaid || (guests?.length ?? 0) > 0) && (
          <Answer>
            <HeadlineNumbers statistics={statistics} />
            <TodayList tasks={tasks} isActive={event.isPaid} onGo={goTo} />
          </Answer>
        )}
        {event.renderedFormat !== event.invitationFormat && <FormatNotice event={event} />}
        <Tabs id="panel" label="Panel del evento" tabs={dashboardTabs} value={tab} onValueChange={show}>
          <TabPanel value="guests">
            <GuestsTab event={event} fresh={fresh.ids} />
          </TabPanel>
          <TabPanel value="stats">
            <StatsTab event={event} />
          </TabPanel>
          {/* These two stay while they hold unsaved work, so that another tab can be looked at meanwhile. */}
          <TabPanel
            value="import"
            forceMount={isImporting || undefined}
            style={tab === 'import' ? undefined : { display: 'none' }}
          >
            <ImportTab event={event} onUnsaved={setImporting} />
          </TabPanel>
          <TabPanel
            value="edit"
            forceMount={isUnsaved || undefined}
            style={tab === 'edit' ? undefined : { display: 'none' }}
          >
            <EditTab event={event} onSaved={onSaved} onUnsaved={setUnsaved} />
          </TabPanel>
        </Tabs>
        {event.isPaid && isAtRest && <HelpPanel event={event} />}
      </Main>
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => !open && stay()}
        title={isUnsaved ? '¿Salir sin guardar?' : '¿Salir sin importar?'}
        description={
          isUnsaved
            ? 'Has cambiado datos de tu evento y aún no los has guardado.'
            : 'Tu lista está a la vista, pero aún no la has importado.'
        }
        confirmText={isUnsaved ? 'Salir sin guardar' : 'Salir sin importar'}
        cancelText={isUnsaved ? 'Seguir editando' : 'Seguir con la lista'}
        danger
        onConfirm={leave}
      />
    </Page>
  )
}
