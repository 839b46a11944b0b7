import styled from 'styled-components'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { Table, Th } from '../../../ui/table.tsx'
import { TooltipProvider } from '../../../ui/tooltip.tsx'
import type { OpenPanel } from './guest-actions.ts'
import { GuestRow } from './guest-row.tsx'
import { useRowWindow } from './use-row-window.ts'

const Fixed = styled(Table)`table-layout: fixed;`

type Props = {
  event: OwnedEvent
  guests: readonly OwnedGuest[]
  fresh: ReadonlySet<string>
  onOpen: OpenPanel
}

/** The list on a wide screen, as a virtual table. */
export function GuestTable({ event, guests, fresh, onOpen }: Props) {
  const { ref, rows, before, after } = useRowWindow<HTMLTableSectionElement>(guests.length, 48)
  const columns = event.hasBusTransport ? 8 : 7
  return (
    <TooltipProvider>
      <Fixed aria-label="Lista de invitados" aria-rowcount={guests.length + 1}>
        <colgroup>
          <col style={{ width: '17%' }} />
          <col style={{ width: '10%' }} />
          <col style={{ width: '88px' }} />
          <col style={{ width: '142px' }} />
          <col />
          <col style={{ width: '10%' }} />
          {event.hasBusTransport && <col style={{ width: '84px' }} />}
          <col style={{ width: '248px' }} />
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <Th scope="col">Invitado</Th>
            <Th scope="col">Grupo</Th>
            <Th scope="col">Asistentes</Th>
            <Th scope="col">Estado</Th>
            <Th scope="col">Mensajes</Th>
            <Th scope="col">Restricciones</Th>
            {event.hasBusTransport && <Th scope="col">Transporte</Th>}
            <Th scope="col" $numeric>
              Acciones
            </Th>
          </tr>
        </thead>
        <tbody ref={ref}>
          {before > 0 && (
            <tr style={{ height: before }}>
              <td colSpan={columns} />
            </tr>
          )}
          {rows.map(({ index }) => {
            const guest = guests[index]
            return (
              guest && (
                <GuestRow
                  key={guest.id}
                  event={event}
                  guest={guest}
                  index={index}
                  isFresh={fresh.has(guest.id)}
                  onOpen={onOpen}
                />
              )
            )
          })}
          {after > 0 && (
            <tr style={{ height: after }}>
              <td colSpan={columns} />
            </tr>
          )}
        </tbody>
      </Fixed>
    </TooltipProvider>
  )
}
