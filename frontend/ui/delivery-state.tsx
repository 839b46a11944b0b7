import {
  CircleAlert,
  CircleHelp,
  CircleSlash,
  Clock,
  Mail,
  MailOpen,
  MessageCircle,
  Send,
} from 'lucide-react'
import styled from 'styled-components'
import type { Channel } from '../../domain/sending/channel.ts'
import type { DeliveryStatus } from '../../domain/sending/delivery-status.ts'
import { deliveryStatuses } from '../../domain/sending/delivery-status.ts'

const icons: Record<DeliveryStatus, typeof Mail> = {
  queued: Clock,
  skipped: CircleSlash,
  sending: Send,
  sent: Send,
  delivered: Mail,
  opened: MailOpen,
  read: MailOpen,
  bounced: CircleAlert,
  failed: CircleAlert,
  complained: CircleAlert,
  unknown: CircleHelp,
}
const troubled: readonly DeliveryStatus[] = ['bounced', 'failed', 'complained']

/** True when the message did not arrive and needs an action. */
export const isTrouble = (status: DeliveryStatus): boolean => troubled.includes(status)

const Line = styled.span<{ $trouble: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  white-space: nowrap;
  color: ${({ theme, $trouble }) => ($trouble ? theme.color.wine : theme.color.ink)};
  & > svg { width: 16px; height: 16px; }
`

/** A message's state: icon and word, with the channel if it is not email. */
export function DeliveryState({ channel, status }: { channel: Channel; status: DeliveryStatus }) {
  const Icon = icons[status]
  return (
    <Line $trouble={isTrouble(status)}>
      {channel === 'whatsapp' && !isTrouble(status) ? (
        <MessageCircle aria-hidden="true" />
      ) : (
        <Icon aria-hidden="true" />
      )}
      {channel === 'whatsapp' && 'WhatsApp: '}
      {deliveryStatuses[status]}
    </Line>
  )
}
