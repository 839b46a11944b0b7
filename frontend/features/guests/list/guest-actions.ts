import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { toast } from '../../../ui/use-toasts.ts'
import { invitationLink } from '../invitation-link.ts'

/** What can be opened about one guest. */
export type GuestPanel = 'detail' | 'answer' | 'edit' | 'remind' | 'remove'
export type OpenPanel = (panel: GuestPanel, guest: OwnedGuest) => void

/** Puts the guest's link in the clipboard and says so. */
export async function copyInvitationLink(event: OwnedEvent, guest: OwnedGuest): Promise<void> {
  const link = invitationLink(event, guest)
  try {
    await navigator.clipboard.writeText(link)
    toast({ title: 'Enlace copiado', description: `Invitación de ${guest.name}` })
  } catch {
    toast({ title: 'No se ha podido copiar', description: link, tone: 'destructive', duration: 15_000 })
  }
}
