import { useState } from 'react'
import type { Invitation, InvitedGuest } from '../../../backend/invitations/contract.ts'
import { AnswerForm } from './answer-form.tsx'
import { AnswerPanel, Press } from './answer-styles.ts'
import { ThankYou } from './thank-you.tsx'
import { useSendAnswer } from './use-send-answer.ts'

type Props = { invitation: Invitation; onAnswered: (guest: InvitedGuest) => void }

/** 'Confirma tu asistencia' in each of its states: preview, pending, answered, modifying, closed (spec §2, §4). */
export function AnswerSection({ invitation, onAnswered }: Props) {
  const { event, guest, preview, reopened } = invitation
  const [modifying, setModifying] = useState(reopened !== undefined)
  const [fresh, setFresh] = useState(false)
  const { state, send } = useSendAnswer(guest, (answered) => {
    setModifying(false)
    setFresh(true)
    onAnswered(answered)
  })
  const pending = guest.status === 'pending'
  const open = Date.now() < Date.parse(pending ? event.answersCloseAt : event.changesCloseAt)
  const refused = reopened?.failure && (
    <p className="note" role="alert">
      {reopened.failure}
    </p>
  )
  return (
    <AnswerPanel id="confirmar" role="region" aria-label="Confirma tu asistencia">
      {preview ? (
        <>
          <h2>Confirma tu asistencia</h2>
          <Press type="button" disabled>
            Confirmar Asistencia
          </Press>
          <p className="note">Esto es una vista previa: tus invitados podrán responder aquí.</p>
        </>
      ) : !pending && !(modifying && open) ? (
        <>
          {!open && refused}
          <ThankYou
            invitation={invitation}
            fresh={fresh}
            onModify={open ? () => setModifying(true) : undefined}
          />
        </>
      ) : open ? (
        <>
          <h2>Confirma tu asistencia</h2>
          {refused}
          {state === 'waiting' && (
            <p className="note" role="status">
              Sin conexión. Tu respuesta está guardada y se enviará sola cuando vuelva la red.
            </p>
          )}
          <AnswerForm
            invitation={invitation}
            busy={state === 'sending'}
            onSend={(answer) => void send(answer)}
            onCancel={pending ? undefined : () => setModifying(false)}
          />
        </>
      ) : (
        <>
          <h2>Confirma tu asistencia</h2>
          <p className="note">El plazo para confirmar asistencia ha expirado</p>
        </>
      )}
    </AnswerPanel>
  )
}
