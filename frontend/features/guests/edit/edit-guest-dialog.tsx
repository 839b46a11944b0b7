import { useState } from 'react'
import {
  changeGuest,
  findGuest,
  type GuestChanges,
  NewGuest,
  type OwnedGuest,
} from '../../../../domain/calls/guests.ts'
import { partyFields } from '../../../../domain/party/party-fields.ts'
import { api } from '../../../lib/api.ts'
import { type Choice, type Conflict, saveChanges } from '../../../lib/save-changes.ts'
import { useQuestion } from '../../../lib/use-question.ts'
import { useValibotForm } from '../../../lib/use-valibot-form.ts'
import { Button } from '../../../ui/button.tsx'
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Stack } from '../../../ui/layout.ts'
import { toast } from '../../../ui/use-toasts.ts'
import { GuestFields } from './guest-fields.tsx'
import { partyFormOf } from './party-form.ts'
import { reportFailure } from './report-failure.ts'

const labels: Record<string, { label: string }> = partyFields

type Props = {
  guest: OwnedGuest
  groups: readonly string[]
  onClose: () => void
  onSaved: (guest: OwnedGuest) => void
}

/** Edits a party's data; only touched fields are sent, and its RSVP stays. */
export function EditGuestDialog({ guest, groups, onClose, onSaved }: Props) {
  const [began] = useState(() => partyFormOf(guest))
  const form = useValibotForm(NewGuest, began)
  const { pending, ask } = useQuestion<Conflict[], Choice>()
  const { dirtyFields } = form.formState

  const save = form.handleSubmit(async (values) => {
    const params = { id: guest.id }
    const calls = {
      find: () => api.send(findGuest, { params }),
      save: (payload: GuestChanges) => api.send(changeGuest, { params, payload }),
    }
    const changes: GuestChanges = Object.fromEntries(
      Object.entries(values).filter(([name]) => dirtyFields[name as keyof typeof dirtyFields]),
    )
    try {
      const saved = await saveChanges(calls, { changes, was: began }, partyFormOf, ask)
      if (!saved) return
      onSaved(saved)
      onClose()
      toast({ title: 'Invitado actualizado', description: saved.name })
    } catch (error) {
      reportFailure(error, form, 'Error al actualizar')
    }
  })

  if (pending)
    return (
      <ConflictDialog
        fields={pending.question.map(({ name, mine, theirs }) => ({
          name,
          label: labels[name]?.label ?? name,
          mine: String(mine ?? ''),
          theirs: String(theirs ?? ''),
        }))}
        onChoose={pending.answer}
      />
    )
  return (
    <Dialog wide open onOpenChange={(open) => !open && onClose()} title="Editar invitado">
      <Stack as="form" $gap={3} onSubmit={save} noValidate>
        <GuestFields form={form} groups={groups} all />
        <DialogActions>
          <Button tone="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            disabled={!form.formState.isDirty}
            busy={form.formState.isSubmitting}
            busyText="Guardando..."
          >
            Guardar cambios
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
