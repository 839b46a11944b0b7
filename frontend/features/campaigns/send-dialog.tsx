import { useMemo, useState } from 'react'
import { findConfig } from '../../../domain/calls/config.ts'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../domain/calls/guests.ts'
import type { CampaignKind } from '../../../domain/sending/campaign-kind.ts'
import type { Method } from '../../../domain/sending/channel.ts'
import { mostPersonalLine } from '../../../domain/sending/personal-line.ts'
import { countText } from '../../lib/count-text.ts'
import { useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/input.tsx'
import { Stack } from '../../ui/layout.ts'
import { audienceOf, canReachAnybody, usualMethod } from './audience-of.ts'
import { MethodChoice } from './method-choice.tsx'
import { SendHints } from './send-hints.tsx'
import { sendLabel } from './send-texts.ts'
import { sendWords } from './send-words.ts'
import { useSend } from './use-send.ts'

type Props = {
  event: OwnedEvent
  /** Whom it may go to. */
  guests: readonly OwnedGuest[]
  kind: CampaignKind
  /** They were chosen one by one: it goes to nobody else, and who got a message lately may be reminded all the same. */
  areChosen?: boolean
  onClose: () => void
}

/** Sends one kind of campaign: method, how many it reaches, who gets none and why. */
export function SendDialog({ event, guests, kind, areChosen = false, onClose }: Props) {
  const hasWhatsapp = event.planType === 'grand_soiree'
  // What is usual depends on the list, which may still be coming when the dialog opens.
  const [chosen, setChosen] = useState<Method | null>(null)
  const usual = useMemo(() => usualMethod(guests, kind, hasWhatsapp), [guests, kind, hasWhatsapp])
  const method = chosen ?? usual
  const [isEager, setEager] = useState(false)
  const [personalLine, setPersonalLine] = useState('')
  const { isSending, send } = useSend(event.id, kind, onClose)
  const { data: config } = useCall(findConfig, {})
  const audience = useMemo(() => audienceOf(guests, kind, method), [guests, kind, method])
  const ready = audience.ready + (isEager ? audience.resting : 0)
  const text = sendWords[kind]
  const reachesNobody = useMemo(
    () => !canReachAnybody(guests, kind, hasWhatsapp),
    [guests, kind, hasWhatsapp],
  )
  const goesByMail = method !== 'whatsapp'
  const request = {
    method,
    ...(areChosen && { guestIds: guests.map(({ id }) => id), evenIfResting: isEager }),
    ...(goesByMail && personalLine.trim() !== '' && { personalLine }),
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      description={
        reachesNobody
          ? text.none
          : areChosen
            ? `De ${countText(guests.length, 'invitado elegido', 'invitados elegidos')}. ${text.lead}`
            : text.lead
      }
    >
      <Stack $gap={2}>
        {!reachesNobody && (
          <MethodChoice
            method={method}
            onMethod={setChosen}
            hasWhatsapp={hasWhatsapp}
            sandbox={config?.whatsappSandbox ?? null}
          />
        )}
        {!reachesNobody && goesByMail && (
          <Field label="Unas palabras vuestras (opcional)" hint={text.lineHint}>
            <Textarea
              rows={2}
              maxLength={mostPersonalLine}
              value={personalLine}
              onChange={({ target }) => setPersonalLine(target.value)}
            />
          </Field>
        )}
        <SendHints audience={audience} kind={kind} method={method} timezone={event.timezone} />
        {areChosen && kind === 'reminder' && audience.resting > 0 && (
          <Checkbox checked={isEager} onCheckedChange={(checked) => setEager(checked === true)}>
            Recordárselo ya también a {audience.resting === 1 ? 'quien tiene' : 'quienes tienen'} un mensaje
            reciente
          </Checkbox>
        )}
        <DialogActions>
          <Button tone="quiet" onClick={onClose}>
            {reachesNobody ? 'Cerrar' : 'Cancelar'}
          </Button>
          {!reachesNobody && (
            <Button disabled={ready === 0} busy={isSending} onClick={() => void send(request)}>
              {sendLabel(kind, { ready })}
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
