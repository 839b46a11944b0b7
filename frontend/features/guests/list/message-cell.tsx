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
const Off = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
`

/** How the newest message of each channel stands. */
export function MessageCell({ guest }: { guest: OwnedGuest }) {
  const messages = latestMessages(guest)
  if (messages.length === 0 && !guest.emailSuppressed) return <Soft>Sin enviar</Soft>
  return (
    <Stack>
      {messages.map(({ channel, status }) => (
        <DeliveryState key={channel} channel={channel} status={status} />
      ))}
      {guest.emailSuppressed && (
        <Off>
          <MailX size={16} aria-hidden="true" /> De baja
        </Off>
      )}
    </Stack>
  )
}

/** Why a message did not arrive, or will not be sent; null when there is nothing to explain. */
export function messageTrouble(guest: OwnedGuest): string | null {
  const reasons = latestMessages(guest)
    .filter(({ status, reason }) => isTrouble(status) && reason)
    .map(({ reason }) => reason)
  if (guest.emailSuppressed) reasons.push('Pidió no recibir más emails de este evento')
  return reasons.length > 0 ? reasons.join('. ') : null
}
