import { useState } from 'react'
import { type OwnedGuest, removeGuest } from '../../../../domain/calls/guests.ts'
import { api, failureText } from '../../../lib/api.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/use-toasts.ts'

type Props = { guest: OwnedGuest; onClose: () => void; onRemoved: (guestId: string) => void }

/** Confirms the removal of a party: its link stops working and its RSVP is lost. */
export function RemoveGuestDialog({ guest, onClose, onRemoved }: Props) {
  const [isRemoving, setRemoving] = useState(false)

  async function remove() {
    setRemoving(true)
    try {
      await api.send(removeGuest, { params: { id: guest.id } })
      onClose()
      onRemoved(guest.id)
      toast({ title: 'Invitado eliminado', description: guest.name })
    } catch (error) {
      toast({ title: 'Error al eliminar invitado', description: failureText(error), tone: 'destructive' })
      setRemoving(false)
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`¿Eliminar a ${guest.name}?`}
      description={
        guest.status === 'pending'
          ? 'Su enlace dejará de funcionar. No se puede deshacer.'
          : 'Se perderá su respuesta y su enlace dejará de funcionar. No se puede deshacer.'
      }
      confirmText="Eliminar invitado"
      danger
      busy={isRemoving}
      onConfirm={() => void remove()}
    />
  )
}
