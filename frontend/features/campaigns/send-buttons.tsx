import { Bell, Send } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../domain/calls/guests.ts'
import { type CampaignKind, campaignKinds } from '../../../domain/sending/campaign-kind.ts'
import { Button } from '../../ui/button.tsx'
import { SendDialog } from './send-dialog.tsx'
import { audienceOf, sendLabel, usualMethod } from './send-rules.ts'
import { sendWords } from './send-words.ts'

const icons = { invitation: Send, reminder: Bell } as const satisfies Record<CampaignKind, unknown>

/** In the address: `&enviar=invitaciones` opens what sends them. */
const sendParameter = 'enviar'

/** `guests` is the whole list; null while a part of it is still coming, since nobody can be counted by then. */
type Props = { event: OwnedEvent; guests: readonly OwnedGuest[] | null }

/** How many messages wait to be sent, on the buttons that send them. */
export function SendButtons({ event, guests }: Props) {
  const [search, setSearch] = useSearchParams()
  const [asked, setAsked] = useState<CampaignKind | null>(null)
  const asking = asked ?? (search.get(sendParameter) === 'invitaciones' ? 'invitation' : null)
  const hasWhatsapp = event.planType === 'grand_soiree'
  const ready = useMemo(() => {
    const by = (kind: CampaignKind) =>
      audienceOf(guests ?? [], kind, usualMethod(guests ?? [], kind, hasWhatsapp)).ready
    return { invitation: by('invitation'), reminder: by('reminder') }
  }, [guests, hasWhatsapp])
  function close() {
    setAsked(null)
    if (!search.has(sendParameter)) return
    setSearch(
      (before) => {
        before.delete(sendParameter)
        return before
      },
      { replace: true },
    )
  }
  return (
    <>
      {campaignKinds.map((kind) => {
        const Icon = icons[kind]
        const isNext = ready[kind] > 0 && (kind === 'invitation' || ready.invitation === 0)
        return (
          <Button
            key={kind}
            tone={isNext ? 'primary' : 'secondary'}
            small
            disabled={!guests}
            onClick={() => setAsked(kind)}
          >
            <Icon aria-hidden="true" />
            {!guests
              ? 'Contando a los invitados…'
              : ready[kind] > 0
                ? sendLabel(kind, { ready: ready[kind] })
                : sendWords[kind].nobody}
          </Button>
        )
      })}
      {asking && guests && <SendDialog event={event} guests={guests} kind={asking} onClose={close} />}
    </>
  )
}
