import styled from 'styled-components'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { useMedia } from '../../../lib/use-media.ts'
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
  // Between a tablet and a desktop the group stands under the name, so that 'Mensajes' keeps its width.
  const isTight = useMedia('(max-width: 1199px)')
  const columns = 6 + (event.hasBusTransport ? 1 : 0) + (isTight ? 0 : 1)
  return (
    <TooltipProvider>
      <Fixed aria-label="Lista de invitados" aria-rowcount={guests.length + 1}>
        <colgroup>
          <col style={{ width: isTight ? '16%' : '17%' }} />
          {!isTight && <col style={{ width: '10%' }} />}
          <col style={{ width: '88px' }} />
          <col style={{ width: isTight ? '136px' : '142px' }} />
          <col />
          <col style={{ width: '10%' }} />
          {event.hasBusTransport && <col style={{ width: isTight ? '56px' : '84px' }} />}
          <col style={{ width: isTight ? '226px' : '248px' }} />
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <Th scope="col">Invitado</Th>
            {!isTight && <Th scope="col">Grupo</Th>}
            <Th scope="col">Asistentes</Th>
            <Th scope="col">Estado</Th>
            <Th scope="col">Mensajes</Th>
            <Th scope="col">Restricciones</Th>
            {event.hasBusTransport && <Th scope="col">{isTight ? 'Bus' : 'Transporte'}</Th>}
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
                  isTight={isTight}
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
