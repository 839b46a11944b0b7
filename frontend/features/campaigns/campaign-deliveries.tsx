import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import styled from 'styled-components'
import { failureText } from '../../lib/api.ts'
import { shortDateTime } from '../../lib/dates.ts'
import { DeliveryState } from '../../ui/delivery-state.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { Loading } from '../../ui/spinner.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import { useCampaign } from './use-campaigns.ts'

const rowHeight = 44
const Place = styled.div`
  max-height: 440px;
  overflow: auto;
`
const Cell = styled(Td)`
  height: ${rowHeight}px;
  padding-block: 0;
  white-space: nowrap;
`
const Name = styled(Cell)`
  ${({ theme }) => theme.media.phone} {
    max-width: 38vw;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`

/** Every message of a campaign by guest, in a virtual list. */
export function CampaignDeliveries({ campaignId }: { campaignId: string }) {
  const { campaign, error, again } = useCampaign(campaignId)
  const place = useRef<HTMLDivElement>(null)
  const deliveries = campaign?.deliveries ?? []
  const virtualizer = useVirtualizer({
    count: deliveries.length,
    getScrollElement: () => place.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })
  const rows = virtualizer.getVirtualItems()
  const before = rows[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (rows.at(-1)?.end ?? 0)
  if (!campaign)
    return error ? (
      <NotLoaded title="No se han podido cargar los mensajes" onAgain={again}>
        {failureText(error)}
      </NotLoaded>
    ) : (
      <Loading />
    )
  return (
    <Place ref={place} role="region" aria-label="Mensajes del envío" tabIndex={0}>
      <Table aria-rowcount={deliveries.length + 1}>
        <thead>
          <tr>
            <Th scope="col">Invitado</Th>
            <Th scope="col">Estado</Th>
            <Th scope="col">Motivo</Th>
            <Th scope="col">Actualizado</Th>
          </tr>
        </thead>
        <tbody>
          {before > 0 && <tr style={{ height: before }} />}
          {rows.map(({ index }) => {
            const delivery = deliveries[index]
            return (
              delivery && (
                <tr key={delivery.id} aria-rowindex={index + 2}>
                  <Name title={delivery.guestName}>{delivery.guestName}</Name>
                  <Cell>
                    <DeliveryState channel={delivery.channel} status={delivery.status} />
                  </Cell>
                  <Cell>{delivery.reason ?? '—'}</Cell>
                  <Cell>{shortDateTime(delivery.updatedAt)}</Cell>
                </tr>
              )
            )
          })}
          {after > 0 && <tr style={{ height: after }} />}
        </tbody>
      </Table>
    </Place>
  )
}
