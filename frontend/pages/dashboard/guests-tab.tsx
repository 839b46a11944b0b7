import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import { CampaignsPanel } from '../../features/campaigns/campaigns-panel.tsx'
import { AddGuestCard } from '../../features/guests/edit/add-guest-card.tsx'
import { groupsOf } from '../../features/guests/list/filter-guests.ts'
import { GuestList } from '../../features/guests/list/guest-list.tsx'
import { useGuests } from '../../features/guests/use-guests.ts'
import { useStatistics } from '../../features/statistics/use-statistics.ts'
import { failureText } from '../../lib/api.ts'
import { Stack } from '../../ui/layout.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { listOf } from './tabs.ts'

/** Sending, adding by hand, and the list. */
export function GuestsTab({ event, fresh }: { event: OwnedEvent; fresh: ReadonlySet<string> }) {
  const { guests, arrived, error, again, put, drop } = useGuests(event.id)
  const { data: statistics } = useStatistics(event.id)
  const groups = useMemo(() => groupsOf(arrived ?? []), [arrived])
  const [search, setSearch] = useSearchParams()
  const need = listOf(search)
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
  return (
    <Stack $gap={4}>
      {failure}
      {event.isPaid && arrived.length > 0 && <CampaignsPanel event={event} guests={guests ?? null} />}
      {event.isPaid && (
        <AddGuestCard event={event} guestCount={guests?.length ?? null} groups={groups} onAdded={put} />
      )}
      <GuestList
        key={need ?? 'all'}
        event={event}
        guests={arrived}
        coming={guests ? null : { total: statistics?.totalGuests ?? null, isOn: !error }}
        need={need}
        onAll={() => setSearch({ tab: 'guests' }, { replace: true })}
        fresh={fresh}
        importPath="?tab=import"
        onChanged={put}
        onRemoved={drop}
      />
    </Stack>
  )
}
