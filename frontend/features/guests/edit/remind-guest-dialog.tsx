import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { pathOf } from '../../../../domain/calls/define-call.ts'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { listCampaigns, remind as remindGuests } from '../../../../domain/calls/messaging.ts'
import { lastWrittenAt } from '../../../../domain/sending/audience.ts'
import { reminderRestDays } from '../../../../domain/sending/reminder-rest.ts'
import { api, failureText } from '../../../lib/api.ts'
import { shortDateTime } from '../../../lib/dates.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/use-toasts.ts'
import { remindableBy } from './remindable-by.ts'

const words = { email: 'email', whatsapp: 'WhatsApp' } as const
type Props = { event: OwnedEvent; guest: OwnedGuest; onClose: () => void }

/** Confirms a reminder to one party, and shows when it got its last message. */
export function RemindGuestDialog({ event, guest, onClose }: Props) {
  const [isSending, setSending] = useState(false)
  const { mutate } = useSWRConfig()
  const method = remindableBy(event, guest)
  const last = lastWrittenAt(guest)
  if (!method) return null

  const remind = async () => {
    setSending(true)
    try {
      const { totalPendingGuests } = await api.send(remindGuests, {
        params: { eventId: event.id },
        payload: { method, guestIds: [guest.id], evenIfResting: true },
      })
      toast({
        title: totalPendingGuests > 0 ? 'Recordatorio en camino' : 'Nada que enviar',
        description: totalPendingGuests > 0 ? guest.name : 'Ha contestado ya, o tiene un mensaje en camino.',
      })
      // The guest's row follows by SSE.
      void mutate(pathOf(listCampaigns, { params: { eventId: event.id } }))
      onClose()
    } catch (error) {
      toast({
        title: 'Error al enviar el recordatorio',
        description: failureText(error),
        tone: 'destructive',
      })
      setSending(false)
    }
  }

  const told =
    last === null ? '' : `Le escribimos por última vez el ${shortDateTime(new Date(last), event.timezone)}. `
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`¿Recordárselo ya a ${guest.name}?`}
      description={`${told}Dejamos ${reminderRestDays} días entre un mensaje y otro; si lo envías ahora, le llegará por ${words[method]} de todos modos.`}
      confirmText="Enviar recordatorio"
      busy={isSending}
      onConfirm={() => void remind()}
    />
  )
}
