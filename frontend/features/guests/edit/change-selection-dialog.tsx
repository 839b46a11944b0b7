import { useId, useState } from 'react'
import { changeGuests } from '../../../../domain/calls/guest-changes.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { api, failureText } from '../../../lib/api.ts'
import { countText } from '../../../lib/count-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Stack } from '../../../ui/layout.ts'
import { toast } from '../../../ui/use-toasts.ts'

type Props = {
  eventId: string
  guests: readonly OwnedGuest[]
  groups: readonly string[]
  onChange: (guestIds: ReadonlySet<string>, fields: Partial<OwnedGuest>) => void
  onClose: () => void
}

/** Gives many guests the same group; a field that is left empty changes nothing. */
export function ChangeSelectionDialog({ eventId, guests, groups, onChange, onClose }: Props) {
  const [group, setGroup] = useState('')
  const [isBusy, setBusy] = useState(false)
  const listId = useId()
  const people = countText(guests.length, 'invitado', 'invitados')

  async function change() {
    const name = group.trim()
    if (name === '') return
    setBusy(true)
    const guestIds = guests.map(({ id }) => id)
    try {
      await api.send(changeGuests, { params: { eventId }, payload: { guestIds, changes: { group: name } } })
      onChange(new Set(guestIds), { group: name })
      toast({ title: `${people} en «${name}»` })
      onClose()
    } catch (error) {
      toast({ title: 'No se ha cambiado', description: failureText(error), tone: 'destructive' })
      setBusy(false)
    }
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Cambiar ${people}`}>
      <Stack
        as="form"
        $gap={3}
        noValidate
        onSubmit={(submit: { preventDefault: () => void }) => {
          submit.preventDefault()
          void change()
        }}
      >
        <Field label="Grupo" hint="Uno de los que tienes o uno nuevo.">
          <Input
            autoComplete="off"
            maxLength={80}
            list={listId}
            value={group}
            onChange={(typed) => setGroup(typed.target.value)}
          />
        </Field>
        <datalist id={listId}>
          {groups.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <DialogActions>
          <Button tone="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" disabled={group.trim() === ''} busy={isBusy} busyText="Guardando...">
            Guardar cambios
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
