import { Keyboard, ListChecks } from 'lucide-react'
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import styled from 'styled-components'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { partyFields } from '../../../../domain/party/party-fields.ts'
import type { CampaignKind } from '../../../../domain/sending/campaign-kind.ts'
import { channelsOfPlan } from '../../../../domain/sending/channel.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { useGuests } from '../use-guests.ts'
import { countGuests } from './count-guests.ts'
import { filterGuests } from './filter-guests.ts'
import { filterSentence } from './filter-sentence.ts'
import type { GuestPanel, OpenPanel } from './guest-actions.ts'
import { GuestCards } from './guest-cards.tsx'
import { GuestFilters, searchId } from './guest-filters.tsx'
import { GuestTable } from './guest-table.tsx'
import {
  ConflictDialog,
  GuestDialogs,
  prepareGuestDialogs,
  SelectionBar,
  ShortcutHelp,
} from './late-dialogs.ts'
import { type ListComing, ListCount } from './list-count.tsx'
import { MissingChips } from './missing-chips.tsx'
import { sortGuests } from './sort-guests.ts'
import { useEditCell } from './use-edit-cell.ts'
import { useListShortcuts } from './use-list-shortcuts.ts'
import { useListView } from './use-list-view.ts'
import { undoRemoval, useRemoveGuests } from './use-remove-guests.ts'
import { useSelection } from './use-selection.ts'

/** The list's place on the page. */
export const guestListId = 'guest-list'

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 1rem;
  min-height: 56px;
`

type Props = {
  event: OwnedEvent
  list: Pick<ReturnType<typeof useGuests>, 'put' | 'putAll' | 'dropAll' | 'patch'>
  /** What has come of the list, which is not empty. */
  guests: readonly OwnedGuest[]
  /** While only a part of the list has come; null = all of it is there. */
  coming: ListComing | null
  /** Guests with a new RSVP, to highlight. */
  fresh: ReadonlySet<string>
  /** Sends to chosen guests. */
  onSend: (kind: CampaignKind, guests: readonly OwnedGuest[]) => void
}

/** The guest list: filters, table or cards, what is done with chosen guests, and the dialogs of one. */
export function GuestList({ event, list, guests, coming, fresh, onSend }: Props): ReactNode {
  const { filter, sort, type, setFilter, clear, setSort } = useListView()
  const [panel, setPanel] = useState<{ panel: GuestPanel; guestId: string } | null>(null)
  const [isHelping, setHelping] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const isNarrow = useMedia('(max-width: 1023px)')
  const hasEveryColumn = useMedia('(min-width: 1200px)')
  const calmFilter = useDeferredValue(filter)
  const sentBy = channelsOfPlan[event.planType]
  const sorted = useMemo(() => sortGuests(guests, sort), [guests, sort])
  const shown = useMemo(() => filterGuests(sorted, calmFilter, sentBy), [sorted, calmFilter, sentBy])
  const counts = useMemo(() => countGuests(guests), [guests])
  const groups = useMemo(() => [...counts.group.keys()], [counts])
  const selection = useSelection(shown)
  const remove = useRemoveGuests(event.id, list)
  const { edit, pending } = useEditCell(list)
  const open = useCallback<OpenPanel>(
    (which, guest) =>
      which === 'remove' ? void remove([guest]) : setPanel({ panel: which, guestId: guest.id }),
    [remove],
  )
  useListShortcuts({
    onSearch: useCallback(() => document.getElementById(searchId)?.focus(), []),
    onHelp: useCallback(() => setHelping(true), []),
    onUndo: useCallback(() => undoRemoval(event.id), [event.id]),
  })
  const removeChosen = (chosen: readonly OwnedGuest[]) => {
    selection.clear()
    void remove(chosen)
  }
  useEffect(() => {
    if (!coming) prepareGuestDialogs()
  }, [coming])
  const guest = guests.find(({ id }) => id === panel?.guestId)
  return (
    <div id={guestListId}>
      <GuestFilters
        filter={filter}
        onType={type}
        onFilter={setFilter}
        counts={counts}
        order={hasEveryColumn ? null : { sort, onSort: setSort }}
      />
      <Below>
        <ListCount
          filter={filter}
          shown={shown.length}
          arrived={guests.length}
          coming={coming}
          onClear={clear}
        />
        <MissingChips
          missing={filter.missing}
          counts={counts.missing}
          onMissing={(missing) => setFilter({ missing })}
        />
        {isNarrow ? (
          <Button
            tone="quiet"
            small
            aria-pressed={isChoosing}
            onClick={() => {
              selection.clear()
              setChoosing(!isChoosing)
            }}
          >
            <ListChecks aria-hidden="true" />
            {isChoosing ? 'Terminar' : 'Elegir varios'}
          </Button>
        ) : (
          <Button tone="quiet" small onClick={() => setHelping(true)}>
            <Keyboard aria-hidden="true" />
            Atajos
          </Button>
        )}
      </Below>
      {shown.length === 0 && coming ? (
        <EmptyState title="Ninguno coincide hasta ahora">Falta parte de la lista por cargar.</EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState
          title="Ningún invitado coincide con los filtros"
          action={
            <Button tone="secondary" onClick={clear}>
              Ver toda la lista
            </Button>
          }
        >
          Buscas {filterSentence(filter)}.
        </EmptyState>
      ) : isNarrow ? (
        <GuestCards
          guests={shown}
          fresh={fresh}
          onOpen={open}
          chosen={isChoosing ? selection.ids : null}
          onSelect={selection.toggle}
        />
      ) : (
        <GuestTable
          event={event}
          guests={shown}
          groups={groups}
          fresh={fresh}
          sort={sort}
          onSort={setSort}
          selection={selection}
          onEdit={edit}
          onRemove={(one) => void remove([one])}
          onOpen={open}
        />
      )}
      {selection.chosen.length > 0 && (
        <SelectionBar
          eventId={event.id}
          chosen={selection.chosen}
          groups={groups}
          isPaid={event.isPaid}
          onSend={onSend}
          onRemove={removeChosen}
          onChange={list.patch}
          onClear={selection.clear}
        />
      )}
      {guest && panel && (
        <GuestDialogs
          panel={panel.panel}
          event={event}
          guest={guest}
          groups={groups}
          onOpen={open}
          onClose={() => setPanel(null)}
          onChanged={list.put}
        />
      )}
      {pending && (
        <ConflictDialog
          fields={pending.question.map(({ name, mine, theirs }) => ({
            name,
            label: partyFields[name as keyof typeof partyFields].label,
            mine: String(mine ?? ''),
            theirs: String(theirs ?? ''),
          }))}
          onChoose={pending.answer}
        />
      )}
      {isHelping && <ShortcutHelp onClose={() => setHelping(false)} />}
    </div>
  )
}
