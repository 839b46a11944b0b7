import { useEffect, useRef, useState } from 'react'
import type { Invitation, InvitedGuest } from '../../../domain/calls/invitations.ts'
import { answersClosed } from '../../../domain/failures.ts'
import { answeredWith } from './answer-draft.ts'
import { AnswerForm } from './answer-form.tsx'
import { AnswerPanel, Sheet } from './answer-panel.ts'
import { Press } from './controls.ts'
import { keepDraft } from './kept-draft.ts'
import { ThankYou } from './thank-you.tsx'
import { useSendAnswer } from './use-send-answer.ts'

type Props = { invitation: Invitation; onAnswered: (guest: InvitedGuest) => void }

/**
 * 'Confirma tu asistencia' in its states: preview, pending, answered, modifying, closed. The thanks are optimistic,
 * before the server's response; the form keeps its input and is shown again when the RSVP is refused or the network is
 * down.
 */
export function AnswerSection({ invitation, onAnswered }: Props) {
  const { event, guest, preview, reopened } = invitation
  const [modifying, setModifying] = useState(reopened !== undefined)
  const [fresh, setFresh] = useState(false)
  const { sending, waiting, returned, refusal, said, send } = useSendAnswer(guest, (answered) => {
    keepDraft(guest, null)
    setModifying(false)
    setFresh(true)
    onAnswered(answered)
  })
  const question = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (returned > 0 || (modifying && !reopened)) question.current?.focus()
  }, [returned, modifying, reopened])
  const pending = guest.status === 'pending'
  const open = Date.now() < Date.parse(pending ? event.answersCloseAt : event.changesCloseAt)
  const asking = !preview && open && (pending || modifying)
  const shown = sending ? answeredWith(guest, sending) : guest
  const failure = refusal ? `No hemos guardado tu respuesta. ${refusal}` : reopened?.failure
  const refused = failure && (
    <p className="note" role="alert">
      {failure}
    </p>
  )
  const answerBy = event.answerBy && (
    <p className="note">
      {guest.maxGuests > 1 ? 'Podéis' : 'Puedes'} responder hasta el {event.answerBy}.
    </p>
  )
  return (
    <AnswerPanel
      id="confirmar"
      role="region"
      aria-label="Confirma tu asistencia"
      data-answer={pending ? (open ? 'open' : 'closed') : 'given'}
    >
      <Sheet open aria-label={pending ? 'Confirma tu asistencia' : 'Tu respuesta'}>
        <p className="spoken" role="status">
          {said}
        </p>
        <button type="button" className="shut">
          Volver a la invitación
        </button>
        {preview ? (
          <>
            <h2>Confirma tu asistencia</h2>
            {answerBy}
            <Press type="button" disabled>
              Confirmar Asistencia
            </Press>
            <p className="note">Esto es una vista previa: tus invitados podrán responder aquí.</p>
          </>
        ) : sending || (!pending && !asking) ? (
          <>
            {!open && refused}
            <ThankYou
              invitation={{ ...invitation, guest: shown }}
              fresh={fresh || sending !== null}
              onModify={open && !sending ? () => setModifying(true) : undefined}
            />
            {sending && (
              <p className="note" aria-live="off">
                Enviando tu respuesta…
              </p>
            )}
          </>
        ) : (
          !open && (
            <>
              <h2>Confirma tu asistencia</h2>
              <p className="note">{answersClosed}</p>
            </>
          )
        )}
        {asking && (
          <div hidden={sending !== null}>
            <h2 ref={question} tabIndex={-1}>
              Confirma tu asistencia
            </h2>
            {refused}
            {pending && answerBy}
            {waiting && (
              <p className="note" role="status">
                Sin conexión. Tu respuesta está guardada y se enviará sola cuando vuelva la red.
              </p>
            )}
            <AnswerForm
              invitation={invitation}
              onSend={(answer) => void send(answer)}
              onCancel={
                pending
                  ? undefined
                  : () => {
                      keepDraft(guest, null)
                      setModifying(false)
                    }
              }
            />
          </div>
        )}
      </Sheet>
    </AnswerPanel>
  )
}
