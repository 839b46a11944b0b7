import { useId, useState } from 'react'
import { changeGuests, type SelectionChanged } from '../../../../domain/calls/guest-changes.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { partyFields } from '../../../../domain/party/party-fields.ts'
import { api, failureText } from '../../../lib/api.ts'
import { countText } from '../../../lib/count-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Stack } from '../../../ui/layout.ts'
import { toast } from '../../../ui/use-toasts.ts'
import { UnchangedGuestsDialog } from './unchanged-guests-dialog.tsx'

type Props = {
  eventId: string
  guests: readonly OwnedGuest[]
  groups: readonly string[]
  onChange: (guestIds: ReadonlySet<string>, fields: Partial<OwnedGuest>) => void
  onClose: () => void
}

/** Gives many guests the same group or seats; a field that is left empty changes nothing. */
export function ChangeSelectionDialog({ eventId, guests, groups, onChange, onClose }: Props) {
  const [group, setGroup] = useState('')
  const [seats, setSeats] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [left, setLeft] = useState<SelectionChanged | null>(null)
  const listId = useId()
  const people = countText(guests.length, 'invitado', 'invitados')
  const isBlank = group.trim() === '' && seats === ''

  async function change() {
    if (isBlank) return
    setBusy(true)
    const guestIds = guests.map(({ id }) => id)
    const name = group.trim()
    const changes = { ...(name !== '' && { group: name }), ...(seats !== '' && { maxGuests: Number(seats) }) }
    try {
      const done = await api.send(changeGuests, { params: { eventId }, payload: { guestIds, changes } })
      // Seats, with the people on them, follow by SSE.
      if (name !== '' && done.refused === 0) onChange(new Set(guestIds), { group: name })
      toast({ title: countText(done.changed, 'invitado cambiado', 'invitados cambiados') })
      if (done.refused > 0) setLeft(done)
      else onClose()
    } catch (error) {
      toast({ title: 'No se ha cambiado', description: failureText(error), tone: 'destructive' })
    }
    setBusy(false)
  }
  if (left) return <UnchangedGuestsDialog kept={left} onClose={onClose} />
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
        <Field label="Grupo" hint="Uno de los que tienes o uno nuevo. Vacío no cambia nada.">
          <Input
            autoComplete="off"
            maxLength={80}
            list={listId}
            value={group}
            onChange={(typed) => setGroup(typed.target.value)}
          />
        </Field>
        <Field label="Plazas" hint="Cuántas personas pueden venir con cada invitación. Vacío no cambia nada.">
          <Input
            {...partyFields.maxGuests.input}
            value={seats}
            onChange={(typed) => setSeats(typed.target.value)}
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
          <Button type="submit" disabled={isBlank} busy={isBusy} busyText="Guardando...">
            Guardar cambios
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
