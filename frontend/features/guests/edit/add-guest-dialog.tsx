import { useEffect, useState } from 'react'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import { addGuest, NewGuest, type OwnedGuest } from '../../../../domain/calls/guests.ts'
import { api } from '../../../lib/api.ts'
import { useValibotForm } from '../../../lib/use-valibot-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Stack } from '../../../ui/layout.ts'
import { toast } from '../../../ui/use-toasts.ts'
import { GuestFields } from './guest-fields.tsx'
import { blankPartyForm } from './party-form.ts'
import { reportFailure } from './report-failure.ts'
import { typedGuest } from './typed-guest.ts'

type Props = {
  event: OwnedEvent
  groups: readonly string[]
  onClose: () => void
  onAdded: (guest: OwnedGuest) => void
}

/** Adds parties one after the other; what is typed stays over a close or a reload until it is added. */
export function AddGuestDialog({ event, groups, onClose, onAdded }: Props) {
  const [typed] = useState(() => typedGuest.find(event.id))
  const form = useValibotForm(NewGuest, typed)
  const { watch } = form
  useEffect(() => {
    const { unsubscribe } = watch((values) => typedGuest.keep(event.id, values))
    return unsubscribe
  }, [watch, event.id])

  const add = form.handleSubmit(async (guest) => {
    try {
      const added = await api.send(addGuest, { params: { eventId: event.id }, payload: guest })
      onAdded(added)
      form.reset({ ...blankPartyForm, group: guest.group })
      typedGuest.keep(event.id, {})
      form.setFocus('name')
      toast({ title: 'Invitado añadido', description: added.name })
    } catch (error) {
      reportFailure(error, form, 'Error al añadir invitado')
    }
  })
  return (
    <Dialog wide open onOpenChange={(open) => !open && onClose()} title="Añadir invitado">
      <Stack as="form" $gap={3} onSubmit={add} noValidate>
        <GuestFields form={form} groups={groups} />
        <DialogActions>
          <Button tone="quiet" onClick={onClose}>
            Cerrar
          </Button>
          <Button type="submit" busy={form.formState.isSubmitting} busyText="Añadiendo...">
            Añadir a la lista
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
