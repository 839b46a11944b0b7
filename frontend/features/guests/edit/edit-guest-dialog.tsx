import styled from 'styled-components'
import { NewGuest, type OwnedGuest } from '../../../../backend/guests/contract.ts'
import { api } from '../../../lib/api.ts'
import { useValibotForm } from '../../../lib/use-valibot-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { space } from '../../../ui/theme.ts'
import { toast } from '../../../ui/use-toasts.ts'
import { GuestFields } from './guest-fields.tsx'
import { reportFailure } from './report-failure.ts'

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
`

type Props = {
  guest: OwnedGuest
  groups: readonly string[]
  onClose: () => void
  onSaved: (guest: OwnedGuest) => void
}

/** Changes what the owner wrote about a party; its answer stays. */
export function EditGuestDialog({ guest, groups, onClose, onSaved }: Props) {
  const { name, group, email, phone, maxGuests, notes, dietaryRestrictions } = guest
  const form = useValibotForm(NewGuest, {
    name,
    group,
    email: email ?? '',
    phone: phone ?? '',
    maxGuests,
    notes: notes ?? '',
    dietaryRestrictions: dietaryRestrictions ?? '',
  })

  const save = form.handleSubmit(async (changes) => {
    try {
      onSaved(await api.put<OwnedGuest>(`/api/guests/${guest.id}`, changes))
      onClose()
      toast({ title: 'Invitado actualizado', description: changes.name })
    } catch (error) {
      reportFailure(error, form, 'Error al actualizar')
    }
  })

  return (
    <Dialog wide open onOpenChange={(open) => !open && onClose()} title="Editar invitado">
      <Form onSubmit={save} noValidate>
        <GuestFields form={form} groups={groups} />
        <Field label="Restricciones alimentarias" error={form.formState.errors.dietaryRestrictions?.message}>
          <Input autoComplete="off" {...form.register('dietaryRestrictions')} />
        </Field>
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
      </Form>
    </Dialog>
  )
}
