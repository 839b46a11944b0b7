import { type FormEvent, useState } from 'react'
import type { OwnedEvent } from '../../../../domain/calls/events.ts'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { answerForGuest } from '../../../../domain/calls/rsvp.ts'
import { api, failureText } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Stack } from '../../../ui/layout.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { toast } from '../../../ui/use-toasts.ts'
import { AttendanceFields } from './attendance-fields.tsx'
import { answerOf, blankAnswer, comingIn, type ManualAnswer } from './manual-answer.ts'

type Props = {
  event: OwnedEvent
  guest: OwnedGuest
  onClose: () => void
  onAnswered: (guest: OwnedGuest) => void
}

/** The owner enters the RSVP of a pending guest. */
export function ManualAnswerDialog({ event, guest, onClose, onAnswered }: Props) {
  const [answer, setAnswer] = useState(() => blankAnswer(guest))
  const [isSaving, setSaving] = useState(false)
  const part = (change: Partial<ManualAnswer>) => setAnswer((known) => ({ ...known, ...change }))
  const comes = answer.status === 'confirmed'
  const count = comingIn(answer).length

  async function save(submit: FormEvent) {
    submit.preventDefault()
    setSaving(true)
    try {
      const saved = await api.send(answerForGuest, {
        params: { id: guest.id },
        payload: answerOf(answer, guest, event),
      })
      onAnswered(saved)
      onClose()
      toast({ title: 'Invitado confirmado', description: guest.name })
    } catch (error) {
      toast({ title: 'Error al confirmar invitado', description: failureText(error), tone: 'destructive' })
      setSaving(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Respuesta de ${guest.name}`}
      description="Para quien te ha contestado en persona o por teléfono."
    >
      <Stack as="form" $gap={3} onSubmit={save}>
        <RadioGroup
          label="Asistencia"
          columns={2}
          value={answer.status}
          onValueChange={(status) => part({ status: status as 'confirmed' | 'declined' })}
        >
          <Choice value="confirmed">Asistirá</Choice>
          <Choice value="declined">No asistirá</Choice>
        </RadioGroup>
        {comes && <AttendanceFields event={event} guest={guest} answer={answer} onChange={part} />}
        <DialogActions>
          <Button tone="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" disabled={comes && count === 0} busy={isSaving} busyText="Guardando...">
            {comes
              ? `Confirmar ${count === 1 ? '1 asistente' : `${count} asistentes`}`
              : 'Anotar que no asiste'}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
