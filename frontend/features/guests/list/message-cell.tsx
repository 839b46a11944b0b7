import { MailX, RotateCw } from 'lucide-react'
import styled from 'styled-components'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { suppressionWords } from '../../../../domain/sending/suppression.ts'
import { DeliveryState, isTrouble } from '../../../ui/delivery-state.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { correctable } from '../edit/correctable.ts'
import type { OpenPanel } from './guest-actions.ts'
import { latestMessages, suppressionToSay, waitsForNewAddress } from './latest-messages.ts'

const Stack = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75rem;
  overflow: hidden;
  font-size: ${({ theme }) => theme.size.small};
  line-height: 1.3;
  /* A long state wraps instead of being cut. */
  & > * { white-space: normal; text-align: left; }
`
const Soft = styled.span`color: ${({ theme }) => theme.color.inkSoft};`
const Off = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
`

const Mend = styled.button`
  min-height: 28px;
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.wine};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
`

/** The messages of a row; one that did not arrive is mended from there. */
export function MessageCell({
  guest,
  stop,
  onOpen,
}: {
  guest: OwnedGuest
  stop: string | null
  onOpen: OpenPanel
}) {
  const trouble = messageTrouble(guest)
  return (
    <>
      <div title={trouble ?? undefined}>
        <MessageStates guest={guest} />
      </div>
      {correctable(guest) && (
        <Mend
          type="button"
          data-stop="mend"
          tabIndex={stop === 'mend' ? 0 : -1}
          onClick={() => onOpen('correct', guest)}
        >
          Corregir y reenviar
          <VisuallyHidden> la de {guest.name}</VisuallyHidden>
        </Mend>
      )}
    </>
  )
}

/** The state of the newest message of each channel. */
export function MessageStates({ guest }: { guest: OwnedGuest }) {
  const messages = latestMessages(guest)
  const suppression = suppressionToSay(guest)
  if (messages.length === 0 && !suppression) return <Soft>Sin enviar</Soft>
  return (
    <Stack>
      {messages.map((message) =>
        waitsForNewAddress(message) ? (
          <Off key={message.channel}>
            <RotateCw size={16} aria-hidden="true" /> {message.channel === 'whatsapp' && 'WhatsApp: '}
            Por reenviar
          </Off>
        ) : (
          <DeliveryState key={message.channel} channel={message.channel} status={message.status} />
        ),
      )}
      {suppression && (
        <Off>
          <MailX size={16} aria-hidden="true" /> {suppressionWords[suppression].label}
        </Off>
      )}
    </Stack>
  )
}

/** Why a message did not arrive, or will not be sent; null if there is no problem. */
export function messageTrouble(guest: OwnedGuest): string | null {
  const reasons = latestMessages(guest)
    .filter((message) => isTrouble(message.status) && !message.toFormerAddress && message.reason)
    .map(({ reason }) => reason)
  const suppression = suppressionToSay(guest)
  if (suppression) reasons.push(suppressionWords[suppression].sentence)
  return reasons.length > 0 ? reasons.join('. ') : null
}
