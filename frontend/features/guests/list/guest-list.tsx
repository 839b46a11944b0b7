import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { channelsOfPlan } from '../../../../domain/sending/channel.ts'
import type { GuestNeed } from '../../../../domain/sending/guest-needs.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { filterGuests, type GuestFilter, groupsOf, noFilter } from './filter-guests.ts'
import type { GuestPanel, OpenPanel } from './guest-actions.ts'
import { GuestCards } from './guest-cards.tsx'
import { GuestDialogs } from './guest-dialogs.tsx'
import { GuestFilters, type ListComing } from './guest-filters.tsx'
import { GuestTable } from './guest-table.tsx'

/** The list's place on the page. */
export const guestListId = 'guest-list'

type Props = {
  event: OwnedEvent
  guests: readonly OwnedGuest[]
  /** While only a part of the list has come; null = all of it is there. */
  coming: ListComing | null
  /** Only guests with this need; null = all. */
  need: GuestNeed | null
  /** Clears that filter. */
  onAll: () => void
  /** Guests with a new RSVP, to highlight. */
  fresh: ReadonlySet<string>
  /** Opens the import, for an empty list. */
  importPath: string
  onChanged: (guest: OwnedGuest) => void
  onRemoved: (guestId: string) => void
}

/** The guest list: filters, table or cards, and the dialogs of a guest. */
export function GuestList({
  event,
  guests,
  coming,
  fresh,
  need,
  onAll,
  importPath,
  onChanged,
  onRemoved,
}: Props) {
  const [ownFilter, setOwnFilter] = useState(noFilter)
  const filter = useMemo(() => ({ ...ownFilter, need }), [ownFilter, need])
  const setFilter = (next: GuestFilter) => {
    setOwnFilter(next)
    if (next.need !== need) onAll()
  }
  const [panel, setPanel] = useState<{ panel: GuestPanel; guestId: string } | null>(null)
  const isNarrow = useMedia('(max-width: 1023px)')
  const calmFilter = useDeferredValue(filter)
  const sentBy = channelsOfPlan[event.planType]
  const shown = useMemo(() => filterGuests(guests, calmFilter, sentBy), [guests, calmFilter, sentBy])
  const groups = useMemo(() => groupsOf(guests), [guests])
  const open = useCallback<OpenPanel>((which, guest) => setPanel({ panel: which, guestId: guest.id }), [])

  if (guests.length === 0)
    return (
      <EmptyState
        title="Todavía no has importado invitados"
        action={event.isPaid && <LinkButton to={importPath}>Importar la lista desde Excel</LinkButton>}
      >
        {event.isPaid
          ? 'Sube tu lista de Excel o añade a los invitados uno a uno. Cada uno tendrá su propio enlace.'
          : 'Cuando actives tu evento podrás importar tu lista de Excel o añadirlos uno a uno.'}
      </EmptyState>
    )

  const guest = guests.find(({ id }) => id === panel?.guestId)
  return (
    <div id={guestListId}>
      <GuestFilters
        filter={filter}
        onFilter={setFilter}
        groups={groups}
        shown={shown.length}
        arrived={guests.length}
        coming={coming}
      />
      {shown.length === 0 && coming ? (
        <EmptyState title="Ninguno coincide hasta ahora">Falta parte de la lista por cargar.</EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState
          title="Ningún invitado coincide con los filtros"
          action={
            <Button tone="secondary" onClick={() => setFilter(noFilter)}>
              Limpiar filtros
            </Button>
          }
        />
      ) : isNarrow ? (
        <GuestCards guests={shown} fresh={fresh} onOpen={open} />
      ) : (
        <GuestTable event={event} guests={shown} fresh={fresh} onOpen={open} />
      )}
      {guest && panel && (
        <GuestDialogs
          panel={panel.panel}
          event={event}
          guest={guest}
          groups={groups}
          onOpen={open}
          onClose={() => setPanel(null)}
          onChanged={onChanged}
          onRemoved={onRemoved}
        />
      )}
    </div>
  )
}
