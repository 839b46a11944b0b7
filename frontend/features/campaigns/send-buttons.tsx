import { Bell, Send } from 'lucide-react'
import { useMemo } from 'react'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../domain/calls/guests.ts'
import { type CampaignKind, campaignKinds } from '../../../domain/sending/campaign-kind.ts'
import { Button } from '../../ui/button.tsx'
import { audienceOf, usualMethod } from './audience-of.ts'
import { sendLabel } from './send-texts.ts'
import { sendWords } from './send-words.ts'

const icons = { invitation: Send, reminder: Bell } as const satisfies Record<CampaignKind, unknown>

/** `guests` is the whole list; null while a part of it is still coming, since nobody can be counted by then. */
type Props = {
  event: OwnedEvent
  guests: readonly OwnedGuest[] | null
  onAsk: (kind: CampaignKind) => void
}

/** How many messages wait to be sent, on the buttons that send them. */
export function SendButtons({ event, guests, onAsk }: Props) {
  const hasWhatsapp = event.planType === 'grand_soiree'
  const ready = useMemo(() => {
    const by = (kind: CampaignKind) =>
      audienceOf(guests ?? [], kind, usualMethod(guests ?? [], kind, hasWhatsapp)).ready
    return { invitation: by('invitation'), reminder: by('reminder') }
  }, [guests, hasWhatsapp])
  return campaignKinds.map((kind) => {
    const Icon = icons[kind]
    const isNext = ready[kind] > 0 && (kind === 'invitation' || ready.invitation === 0)
    return (
      <Button
        key={kind}
        tone={isNext ? 'primary' : 'secondary'}
        small
        disabled={!guests}
        onClick={() => onAsk(kind)}
      >
        <Icon aria-hidden="true" />
        {!guests
          ? 'Contando a los invitados…'
          : ready[kind] > 0
            ? sendLabel(kind, { ready: ready[kind] })
            : sendWords[kind].nobody}
      </Button>
    )
  })
}
