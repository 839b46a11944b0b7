import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useSWRConfig } from 'swr'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import {
  eraseRemovedGuest,
  type RemovedGuest,
  restoreGuests,
} from '../../../../domain/calls/removed-guests.ts'
import { statusNames } from '../../../../domain/party/guest-status.ts'
import { keptDays } from '../../../../domain/party/kept-days.ts'
import { api, failureText } from '../../../lib/api.ts'
import { countText } from '../../../lib/count-text.ts'
import { shortDate, shortDateTime } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Row, Stack } from '../../../ui/layout.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { space } from '../../../ui/theme.ts'
import { toast } from '../../../ui/use-toasts.ts'
import { refreshRemoved, useRemovedGuests } from './use-removed-guests.ts'

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(0.5, 2)};
  padding-block: ${space(1)};
  border-bottom: 1px solid ${({ theme }) => theme.color.mist};
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`
const Place = styled.div`&:focus { outline: none; }`
const Soft = styled.span`color: ${({ theme }) => theme.color.inkSoft};`

/** The guests that were removed: each can be brought back, or erased for good. */
export function RemovedGuests({ event, onRestored }: { event: OwnedEvent; onRestored: () => void }) {
  const { removed, total, error, hasMore, more, again } = useRemovedGuests(event.id)
  const [asking, setAsking] = useState<RemovedGuest | null>(null)
  const [busyId, setBusyId] = useState<string | null>(null)
  const { mutate } = useSWRConfig()
  const place = useRef<HTMLDivElement>(null)

  async function act(guest: RemovedGuest, work: () => Promise<unknown>, done: string, failure: string) {
    setBusyId(guest.id)
    try {
      await work()
      toast({ title: done, description: guest.name })
    } catch (reason) {
      toast({ title: failure, description: failureText(reason), tone: 'destructive' })
    }
    await refreshRemoved(mutate, event.id)
    setBusyId(null)
    setAsking(null)
    // The button that was pressed is gone with its row: Escape must still reach the dialog.
    place.current?.focus()
  }
  const restore = (guest: RemovedGuest) => {
    // A button that waits passes no key on: Escape must reach the dialog meanwhile.
    place.current?.focus()
    const call = { params: { eventId: event.id }, payload: { guestIds: [guest.id] } }
    return act(
      guest,
      () => api.send(restoreGuests, call).then(onRestored),
      'Recuperado, con su enlace de siempre',
      'No se ha podido recuperar',
    )
  }
  const erase = (guest: RemovedGuest) =>
    act(
      guest,
      () => api.send(eraseRemovedGuest, { params: { eventId: event.id, id: guest.id } }),
      'Borrado para siempre',
      'No se ha podido borrar',
    )

  if (!removed)
    return error ? (
      <NotLoaded title="No se ha podido cargar el historial" onAgain={again}>
        {failureText(error)}
      </NotLoaded>
    ) : (
      <Loading />
    )
  return (
    <Place ref={place} tabIndex={-1}>
      {removed.length === 0 && (
        <Soft>Nadie por ahora. A quien elimines lo podrás recuperar aquí durante {keptDays} días.</Soft>
      )}
      <Stack as="ul">
        {removed.map((guest) => (
          <Entry key={guest.id}>
            <div>
              {guest.name}{' '}
              <Soft>
                · {guest.group} · {countText(guest.maxGuests, 'plaza', 'plazas')} ·{' '}
                {statusNames[guest.status]}
                <br />
                Eliminado el {shortDateTime(guest.removedAt, event.timezone)}; se borra el{' '}
                {shortDate(guest.keptUntil, event.timezone)}
              </Soft>
            </div>
            <Row $gap={0.5}>
              <Button tone="quiet" small disabled={busyId !== null} onClick={() => setAsking(guest)}>
                Borrar para siempre
              </Button>
              <Button
                tone="secondary"
                small
                disabled={busyId !== null}
                busy={busyId === guest.id}
                onClick={() => void restore(guest)}
              >
                Recuperar
              </Button>
            </Row>
          </Entry>
        ))}
      </Stack>
      {hasMore && (
        <Button tone="quiet" small onClick={more}>
          Ver más ({countText(total - removed.length, 'invitado', 'invitados')})
        </Button>
      )}
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={`¿Borrar a ${asking?.name ?? ''} para siempre?`}
        description="Se borran sus datos, su respuesta y sus mensajes. No se puede deshacer."
        confirmText="Borrar para siempre"
        danger
        busy={busyId !== null}
        onConfirm={() => asking && void erase(asking)}
      />
    </Place>
  )
}
