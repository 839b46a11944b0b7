import { type FormEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Answer } from '../../../domain/answer/answer.ts'
import { namesWithoutMenu } from '../../../domain/answer/missing-menus.ts'
import { pathOf } from '../../../domain/calls/define-call.ts'
import type { Invitation } from '../../../domain/calls/invitations.ts'
import { answerInvitation } from '../../../domain/calls/rsvp.ts'
import {
  type AnswerDraft,
  answerOf,
  draftInPage,
  draftOf,
  isUnchanged,
  withSeats,
  withTyped,
} from './answer-draft.ts'
import { Choice, Choices, Control, Label, Press, Small, Tick } from './answer-styles.ts'
import { AttendeeFields } from './attendee-fields.tsx'
import { keepDraft, keptDraft } from './kept-draft.ts'
import { SeatCount } from './seat-count.tsx'

type Props = {
  invitation: Invitation
  onSend: (answer: Answer) => void
  onCancel?: () => void
}

/** Collapsed fields; without JavaScript they are open. */
const withoutScript = [
  '.folded[hidden]{display:grid!important}',
  '.attending[hidden]{display:block!important}',
  '.no[hidden]{display:inline!important}',
  'form:has([value=declined]:checked) :is(.attending,.yes),',
  'form:not(:has([value=declined]:checked)) .no,',
  '.scripted{display:none!important}',
].join('')

/** False in the server's HTML and without JavaScript. */
const useScript = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

/** The RSVP form: two large choices first, then only the needed fields. It also works as a plain HTML form. */
export function AnswerForm({ invitation: { event, guest, reopened }, onSend, onCancel }: Props) {
  const [draft, setDraft] = useState(() => draftOf(guest, reopened?.typed))
  const [restored, setRestored] = useState(false)
  const [menusAsked, setMenusAsked] = useState('')
  const [nobody, setNobody] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // Hydration keeps typed input in the fields without events: read it once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later the draft rules, and the fields follow it
  useLayoutEffect(() => {
    const standing = form.current && draftInPage(form.current, guest)
    // Usually nothing was typed, and no new render is needed.
    if (standing && JSON.stringify(standing) !== JSON.stringify(draft)) return setDraft(standing)
    const kept = !reopened?.typed && keptDraft(guest)
    if (!kept) return
    setDraft(withTyped(draft, kept))
    setRestored(true)
  }, [])
  const change = (part: Partial<AnswerDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    setNobody(false)
    keepDraft(guest, next)
  }
  const changePerson = (index: number, part: Partial<AnswerDraft['people'][number]>) =>
    change({ people: draft.people.map((person, at) => (at === index ? { ...person, ...part } : person)) })
  const scripted = useScript()
  const same = scripted && isUnchanged(draft, guest, event)
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    if (same) return
    const answer = answerOf(draft, event)
    if (answer.status === 'confirmed' && answer.confirmedGuests === 0) return setNobody(true)
    const who = guest.status === 'pending' && namesWithoutMenu(answer.attendees ?? [], event.menus)
    // Ask only once: a guest who does not know yet can send it without.
    if (who && !menusAsked && !reopened?.menusAsked) return setMenusAsked(who)
    onSend(answer)
  }
  const attending = draft.status === 'confirmed'
  const alone = guest.maxGuests === 1
  const oneByOne = guest.answersOneByOne
  return (
    <form
      ref={form}
      method="post"
      action={pathOf(answerInvitation, { params: { id: guest.id } })}
      onSubmit={submit}
      data-scripted={scripted || undefined}
    >
      <noscript>
        <style>{withoutScript}</style>
      </noscript>
      {restored && (
        <p className="note" role="status">
          Aquí sigue lo que habías escrito. Aún no se ha enviado.
        </p>
      )}
      <Choices>
        <legend className="spoken">¿Asistirás?</legend>
        {(['confirmed', 'declined'] as const).map((status) => (
          <Choice key={status}>
            <input
              type="radio"
              name="status"
              value={status}
              checked={draft.status === status}
              onChange={() => change({ status })}
            />
            {status === 'confirmed'
              ? alone
                ? 'Sí, asistiré'
                : 'Sí, asistiremos'
              : alone
                ? 'No podré asistir'
                : 'No podremos asistir'}
          </Choice>
        ))}
      </Choices>
      <div className="attending" hidden={!attending}>
        {oneByOne ? (
          <input type="hidden" name="oneByOne" value="true" />
        ) : (
          !alone && (
            <SeatCount
              seats={draft.seats}
              most={guest.maxGuests}
              onChange={(seats) => change(withSeats(draft, seats))}
            />
          )
        )}
        {draft.people.map((person, index) => (
          <AttendeeFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the party
            key={index}
            index={index}
            person={person}
            menus={event.menus}
            ticked={oneByOne && (guest.people.find(({ id }) => id === person.id)?.name ?? 'un acompañante')}
            alone={alone}
            onChange={(part) => changePerson(index, part)}
          />
        ))}
        <Small id="dietary-notice">
          Las alergias e intolerancias pueden ser datos de salud (art. 9 del RGPD). Escribirlas es opcional:
          al hacerlo consientes que los organizadores las usen, y las compartan con el catering, solo para
          preparar el menú.
        </Small>
        {event.hasBusTransport && (
          <>
            <Tick>
              <input
                type="checkbox"
                name="needsBusTransport"
                value="true"
                checked={draft.needsBusTransport}
                onChange={({ target }) => change({ needsBusTransport: target.checked })}
              />
              Necesito plaza en el autobús
            </Tick>
            <Label className="folded" hidden={!draft.needsBusTransport}>
              Comentarios sobre el autobús
              <Control
                name="busComments"
                value={draft.busComments}
                maxLength={500}
                placeholder="Parada, hora de vuelta…"
                onChange={({ target }) => change({ busComments: target.value })}
              />
            </Label>
          </>
        )}
      </div>
      <Label style={{ marginTop: '1.25rem' }}>
        Comentarios (opcional)
        <Control
          as="textarea"
          name="comments"
          value={draft.comments}
          maxLength={1000}
          placeholder="Unas palabras para los anfitriones"
          onChange={({ target }) => change({ comments: target.value })}
        />
      </Label>
      {reopened?.menusAsked && <input type="hidden" name="menusAsked" value="true" />}
      {menusAsked && attending && (
        <p className="note" role="alert">
          Falta elegir menú ({menusAsked}). Si aún no se sabe, envía la respuesta tal como está.
        </p>
      )}
      {nobody && attending && (
        <p className="note" role="alert">
          Marca quién asistirá, o elige «No podremos asistir».
        </p>
      )}
      <Press type="submit" disabled={same}>
        {same ? (
          'Sin cambios'
        ) : guest.status !== 'pending' ? (
          'Guardar respuesta'
        ) : (
          <>
            <span className="yes" hidden={!attending}>
              Confirmar Asistencia
            </span>
            <span className="no" hidden={attending}>
              {alone ? 'Confirmar que no asistiré' : 'Confirmar que no asistiremos'}
            </span>
          </>
        )}
      </Press>
      {onCancel && (
        <Press type="button" className="scripted" $quiet onClick={onCancel} style={{ marginTop: 12 }}>
          Cancelar
        </Press>
      )}
    </form>
  )
}
