import { useState } from 'react'
import { useSWRConfig } from 'swr'
import * as v from 'valibot'
import { pathOf } from '../../../../domain/calls/define-call.ts'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import { changeGuest, type OwnedGuest } from '../../../../domain/calls/guests.ts'
import { listCampaigns, remind, sendInvitations } from '../../../../domain/calls/messaging.ts'
import { partyFields } from '../../../../domain/party/party-fields.ts'
import { refusalOf } from '../../../../domain/sending/audience.ts'
import { api, failureText } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Stack } from '../../../ui/layout.ts'
import { toast } from '../../../ui/use-toasts.ts'
import { latestMessages } from '../list/latest-messages.ts'
import { correctable } from './correctable.ts'

type Props = {
  event: OwnedEvent
  guest: OwnedGuest
  onClose: () => void
  onSaved: (guest: OwnedGuest) => void
}

/** Mends the address that a message did not reach, and sends it again: one field, one button. */
export function CorrectAddressDialog({ event, guest, onClose, onSaved }: Props) {
  const [channel] = useState(() => correctable(guest) ?? 'email')
  const key = channel === 'email' ? 'email' : 'phone'
  const [text, setText] = useState(guest[key] ?? '')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { mutate } = useSWRConfig()
  const failed = latestMessages(guest).find((message) => message.channel === channel)

  async function correct() {
    const parsed = v.safeParse(partyFields[key].given, text)
    if (!parsed.success) return setFault(parsed.issues[0].message)
    if (parsed.output === null) return setFault('Escribe la dirección correcta')
    if (parsed.output === guest[key] && !failed?.toFormerAddress)
      return setFault('Es la misma a la que no llegó: escribe la correcta')
    setBusy(true)
    try {
      const payload = { [key]: parsed.output, was: { [key]: guest[key] } }
      const saved = await api.send(changeGuest, { params: { id: guest.id }, payload })
      onSaved(saved)
      await sendAgain(saved)
      onClose()
    } catch (error) {
      setFault(failureText(error))
      setBusy(false)
    }
  }
  /** What never arrived goes once more; the server decides by the same rule. */
  async function sendAgain(saved: OwnedGuest) {
    const isInvitation = refusalOf(saved, 'invitation', channel, Date.now()) === null
    const { totalPendingGuests } = await api.send(isInvitation ? sendInvitations : remind, {
      params: { eventId: event.id },
      payload: { method: channel, guestIds: [saved.id], ...(!isInvitation && { evenIfResting: true }) },
    })
    void mutate(pathOf(listCampaigns, { params: { eventId: event.id } }))
    toast(
      totalPendingGuests > 0
        ? { title: 'Corregido y en camino', description: `${saved.name}: ${saved[key]}` }
        : { title: 'Corregido', description: `${saved.name}: ahora mismo no hay nada que reenviar.` },
    )
  }
  const what = channel === 'email' ? 'Email' : 'Teléfono'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Corregir y reenviar"
      description={`${guest.name}. ${failed?.reason ? `${failed.reason}.` : 'El último mensaje no llegó.'}`}
    >
      <Stack
        as="form"
        $gap={3}
        noValidate
        onSubmit={(submit: { preventDefault: () => void }) => {
          submit.preventDefault()
          void correct()
        }}
      >
        <Field label={what} error={fault}>
          <Input
            autoComplete="off"
            {...partyFields[key].input}
            value={text}
            onChange={(change) => {
              setText(change.target.value)
              setFault(undefined)
            }}
          />
        </Field>
        <DialogActions>
          <Button tone="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" busy={isBusy} busyText="Reenviando...">
            Guardar y reenviar
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
