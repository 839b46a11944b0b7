import { MailX } from 'lucide-react'
import styled from 'styled-components'
import type { OwnedGuest } from '../../../../backend/guests/contract.ts'
import { DeliveryState, isTrouble } from '../../../ui/delivery-state.tsx'
import { latestMessages } from './latest-messages.ts'

const Stack = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75rem;
  overflow: hidden;
  font-size: ${({ theme }) => theme.size.small};
`
const Soft = styled.span`color: ${({ theme }) => theme.color.inkSoft};`
const Reason = styled.span`
  flex-basis: 100%;
  color: ${({ theme }) => theme.color.wine};
`

type Props = { guest: OwnedGuest; withReason?: boolean }

/** How the newest message of each channel stands, and why when it did not arrive. */
export function MessageCell({ guest, withReason = false }: Props) {
  const messages = latestMessages(guest)
  if (messages.length === 0 && !guest.emailSuppressed) return <Soft>Sin enviar</Soft>
  return (
    <Stack>
      {messages.map(({ channel, status, reason }) => (
        <span key={channel} title={reason ?? undefined}>
          <DeliveryState channel={channel} status={status} />
          {withReason && reason && isTrouble(status) && <Reason> {reason}</Reason>}
        </span>
      ))}
      {guest.emailSuppressed && (
        <span title="Pidió no recibir más emails de este evento">
          <MailX size={16} aria-hidden="true" style={{ display: 'inline', verticalAlign: '-3px' }} /> De baja
        </span>
      )}
    </Stack>
  )
}
