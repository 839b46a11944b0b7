import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { toast } from '../../../ui/use-toasts.ts'
import { invitationLink } from '../invitation-link.ts'

/** The dialogs of a guest. */
export type GuestPanel = 'detail' | 'answer' | 'edit' | 'remind' | 'correct' | 'remove'
export type OpenPanel = (panel: GuestPanel, guest: OwnedGuest) => void

/** Copies the guest's link and shows a toast. */
export async function copyInvitationLink(event: OwnedEvent, guest: OwnedGuest): Promise<void> {
  const link = invitationLink(event, guest)
  try {
    await navigator.clipboard.writeText(link)
    toast({ title: 'Enlace copiado', description: `Invitación de ${guest.name}` })
  } catch {
    toast({ title: 'No se ha podido copiar', description: link, tone: 'destructive', duration: 15_000 })
  }
}
