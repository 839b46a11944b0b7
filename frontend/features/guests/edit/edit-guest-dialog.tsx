import { useState } from 'react'
import {
  changeGuest,
  findGuest,
  type GuestChanges,
  NewGuest,
  type OwnedGuest,
} from '../../../../domain/calls/guests.ts'
import { api } from '../../../lib/api.ts'
import { type Choice, type Conflict, saveChanges } from '../../../lib/save-changes.ts'
import { useQuestion } from '../../../lib/use-question.ts'
import { useValibotForm } from '../../../lib/use-valibot-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Stack } from '../../../ui/layout.ts'
import { toast } from '../../../ui/use-toasts.ts'
import { GuestConflictDialog } from './guest-conflict-dialog.tsx'
import { GuestFields } from './guest-fields.tsx'
import { partyFormOf } from './party-form.ts'
import { PeopleFields, type PersonForm, peopleFormOf, peopleOfForm } from './people-fields.tsx'
import { reportFailure } from './report-failure.ts'

/** A party as the dialog edits it: its seats are its people. */
function editedOf(guest: OwnedGuest) {
  const { maxGuests: _, ...party } = partyFormOf(guest)
  return { ...party, people: guest.people }
}

type Props = {
  guest: OwnedGuest
  groups: readonly string[]
  onClose: () => void
  onSaved: (guest: OwnedGuest) => void
}

/** Edits a party's data; only touched fields are sent, and its RSVP stays. */
export function EditGuestDialog({ guest, groups, onClose, onSaved }: Props) {
  const [{ people: beganPeople, ...began }] = useState(() => editedOf(guest))
  const form = useValibotForm(NewGuest, began)
  const [people, setPeople] = useState<PersonForm[]>(() => peopleFormOf(guest.people))
  const arePeopleOther = JSON.stringify(peopleOfForm(people)) !== JSON.stringify(beganPeople)
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
    if (arePeopleOther) changes.people = peopleOfForm(people)
    try {
      const saved = await saveChanges(
        calls,
        { changes, was: { ...began, people: beganPeople } },
        editedOf,
        ask,
      )
      if (!saved) return
      onSaved(saved)
      onClose()
      toast({ title: 'Invitado actualizado', description: saved.name })
    } catch (error) {
      reportFailure(error, form, 'Error al actualizar')
    }
  })

  if (pending) return <GuestConflictDialog conflicts={pending.question} onChoose={pending.answer} />
  return (
    <Dialog wide open onOpenChange={(open) => !open && onClose()} title="Editar invitado">
      <Stack as="form" $gap={3} onSubmit={save} noValidate>
        <GuestFields form={form} groups={groups} all />
        <PeopleFields people={people} onChange={setPeople} />
        <DialogActions>
          <Button tone="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            disabled={!form.formState.isDirty && !arePeopleOther}
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
